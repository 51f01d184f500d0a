"""The messages that the probe sends, and the picture in a message that Discord returns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.probe.picture import NAME

Json = dict[str, Any]
EPHEMERAL, V2 = 1 << 6, 1 << 15
"""Message flags."""
_TEXT, _GALLERY, _ROW, _BUTTON = 10, 12, 1, 2


def layout(
    text: str, *, alt: str = "", file: str = NAME, buttons: Sequence[tuple[str, str]] = (), flags: int = 0
) -> Json:
    """Returns a Components V2 message: text, the attached picture if it has an alt text, and buttons.

    Args:
        file: the name of the picture.
        buttons: label and custom id of each.
    """
    components: list[Json] = [{"type": _TEXT, "content": text}]
    if alt:
        components.append({"type": _GALLERY, "items": [{"media": {"url": f"attachment://{file}"}, "description": alt}]})
    if buttons:
        row = [{"type": _BUTTON, "style": 1, "label": label, "custom_id": id_} for label, id_ in buttons]
        components.append({"type": _ROW, "components": row})
    return {"flags": V2 | flags, "components": components, "allowed_mentions": {"parse": []}}


def naming(file: str) -> Json:
    """Returns the field `attachments` of a request with one new file of this name; older files are dropped."""
    return {"attachments": [{"id": "0", "filename": file}]}


@dataclass(frozen=True)
class Shown:
    """The picture of a message's gallery, as Discord describes it.

    Attributes:
        id: the attachment's id, "" if Discord names none.
        named: whether the component names the id, not only the address.
    """

    id: str
    named: bool
    url: str
    alt: str
    size: tuple[int, int]


def shown(message: Json) -> Shown | None:
    """Returns the picture of a message's gallery; None if it shows none."""
    for component in _walk(message.get("components", ())):
        for item in component.get("items", ()):
            media = item["media"]
            named = media.get("attachment_id")
            size = media.get("width") or 0, media.get("height") or 0
            return Shown(
                named or _id_in(media["url"]), named is not None, media["url"], item.get("description") or "", size
            )
    return None


def _walk(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


def _id_in(url: str) -> str:
    """Returns the attachment's id in the address of a file, `.../attachments/<channel>/<id>/<name>`."""
    parts = url.partition("?")[0].split("/")
    return parts[-2] if len(parts) > 3 and parts[-4].endswith("attachments") else ""
