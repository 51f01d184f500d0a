"""Pictures and files that components show: attachments by `attachment://name`, or URLs."""

from sandbox.protocol.component_types import walk
from sandbox.protocol.encoding import Json
from sandbox.validation.form import Form
from sandbox.world.snowflakes import Snowflakes


class Media:
    """The attachments of a message, which its components and embeds may refer to."""

    def __init__(self, attachments: list[Json], snowflakes: Snowflakes) -> None:
        self._snowflakes = snowflakes
        self._by_name = {f"attachment://{one['filename']}": one for one in attachments}
        self._by_url = {one["url"]: one for one in attachments}

    def find(self, url: str) -> Json | None:
        """Returns the attachment to which a URL refers, if any."""
        return self._by_name.get(url) or self._by_url.get(url)

    def read(self, form: Form, key: str, *, uploads_only: bool = False) -> Json:
        """Reads the media item in field `key`; its URL is resolved to the file's address."""
        item = form.child(key, required=True)
        url = self.url(item, uploads_only=uploads_only) if item else None
        if not url:
            return {}
        wire = {"id": self._snowflakes.next(), "url": url, "proxy_url": url, "width": None, "height": None}
        attachment = self.find(url)
        if attachment:
            wire |= {key: attachment.get(key) for key in ("width", "height", "content_type")}
            wire["attachment_id"] = attachment["id"]
        return wire

    def url(self, item: Form, *, uploads_only: bool = False) -> str | None:
        """Reads the field `url` of a media item or an embed's picture, resolved to the file's address."""
        url = item.text("url", 2048, least=1, required=True)
        if url is None or (attachment := self.find(url)) is None:
            return url and self._external(item, url, uploads_only=uploads_only)
        return str(attachment["url"])

    def _external(self, item: Form, url: str, *, uploads_only: bool) -> str:
        if url.startswith("attachment://"):
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            item.error("url", code, f'The referenced attachment "{url}" was not found')
        elif uploads_only or not url.startswith(("http://", "https://")):
            schemes = "('attachment',)" if uploads_only else "('http', 'https', 'attachment')"
            item.error("url", "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")
        return url


def shown_attachments(components: list[Json]) -> set[str]:
    """Returns the ids of the attachments that these components show."""
    items = (item for one in walk(components) for item in (one, *one.get("items", [])))
    media = (item.get("media") or item.get("file") for item in items)
    return {item["attachment_id"] for item in media if item and "attachment_id" in item}
