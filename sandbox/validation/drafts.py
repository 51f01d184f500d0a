"""Messages in requests, new or edited: read and checked before they are sent."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.protocol.component_types import walk
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError
from sandbox.validation.attachments import read_attachments
from sandbox.validation.components.media import Media, shown_attachments
from sandbox.validation.components.reader import ComponentReader
from sandbox.validation.embeds import read_embeds
from sandbox.validation.form import Form, FormErrors
from sandbox.validation.mentions import AllowedMentions, read_allowed_mentions
from sandbox.world.files import Upload
from sandbox.world.messages import Message, MessageFlag
from sandbox.world.world import World

MAX_CONTENT = 2000
_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
_EDITABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.IS_COMPONENTS_V2
_UNSUPPORTED = ("poll", "sticker_ids", "shared_client_theme")


@dataclass(frozen=True)
class Draft:
    """A checked message.

    Attributes:
        fields: the fields of Discord's message object that the author sets.
        attached: the attachment objects of all files that the message will have.
        files: the new attachment objects, with their bytes.
        allowed: whom it may mention.
    """

    fields: Json
    attached: list[Json]
    files: list[tuple[Json, bytes]]
    allowed: AllowedMentions

    @property
    def text(self) -> str:
        """All text that can contain mentions."""
        displays = (one["content"] for one in walk(self.fields["components"]) if "content" in one)
        return "\n".join((self.fields["content"], *displays))


EMPTY = Draft(
    {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}, [], [], AllowedMentions(frozenset())
)
"""A message without content, such as a deferred response."""


def read_draft(
    body: Json,
    uploads: Sequence[Upload],
    world: World,
    channel: str,
    *,
    old: Message | None = None,
    update: bool = False,
    ephemeral: bool = False,
    path: tuple[str, ...] = (),
) -> Draft:
    """Reads a message.

    Args:
        body: the message in the request.
        uploads: the files of the request.
        world: generates ids and stores files; its terms are followed.
        channel: the id of the message's channel.
        old: the message before an edit; fields that `body` lacks keep their values.
        update: whether the edit is a response of type UPDATE_MESSAGE.
        ephemeral: whether only one user will see it.
        path: the path of `body` in the request.

    Raises:
        ApiError: 50035 for an invalid form, 50006 for an empty message, 40005 for a file that is too large.
    """
    errors = FormErrors()
    form = Form(body, errors, path)
    base = old.wire if old else EMPTY.fields
    flags = _flags(form, old)
    v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    fields: Json = {"flags": flags}
    content = form.text("content", MAX_CONTENT) if "content" in body else base["content"]
    fields["content"] = content or ""
    files = read_attachments(
        form,
        uploads,
        world,
        channel,
        old=old.files if old else [],
        kept=world.terms.update_keeps_files or not update,
        ephemeral=ephemeral,
    )
    only_named = v2 and old is not None and not update and not world.terms.edit_shows_unnamed_uploads
    media = Media(files.named if only_named else files.attached, world.snowflakes)
    fields["embeds"] = read_embeds(form, media) if "embeds" in body else base["embeds"]
    reader = ComponentReader(media, world.emojis, v2=v2)
    fields["components"] = reader.read(form) if "components" in body else base["components"]
    shown = shown_attachments(fields["components"]) | _in_embeds(fields["embeds"], files.attached)
    fields["attachments"] = [one for one in files.attached if one["id"] not in shown]
    allowed = read_allowed_mentions(form.child("allowed_mentions"))
    for key in _UNSUPPORTED:
        if body.get(key):
            form.error(key, "SANDBOX_UNSUPPORTED", "The sandbox knows no such thing")
    if v2:
        _check_v2(form, fields)
    if v2 and "attachments" in body and shown - {one["id"] for one in files.attached}:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        form.error("components", code, "A component shows an attachment that would be gone")
    errors.raise_any()
    if (
        not fields["content"].strip()
        and not fields["embeds"]
        and not fields["components"]
        and (v2 or not files.attached)
    ):
        raise ApiError(400, 50006, "Cannot send an empty message")
    return Draft(fields, files.attached, files.new, allowed)


def _flags(form: Form, old: Message | None) -> int:
    asked = form.integer("flags", 0, 2**31 - 1) or 0
    if old is None:
        return asked & _SETTABLE
    kept = old.flags
    if form.has("flags"):
        kept &= ~MessageFlag.SUPPRESS_EMBEDS
    return kept & ~MessageFlag.LOADING | asked & _EDITABLE


def _in_embeds(embeds: list[Json], attached: list[Json]) -> set[str]:
    """Returns the ids of the attachments that these embeds show."""
    urls = {embed[key]["url"] for embed in embeds for key in ("image", "thumbnail") if key in embed}
    return {one["id"] for one in attached if one["url"] in urls}


def _check_v2(form: Form, fields: Json) -> None:
    for key in ("content", "embeds"):
        if fields[key]:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.error(key, code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
