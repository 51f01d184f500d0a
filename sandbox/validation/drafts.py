"""Messages in requests, new or edited: read and checked before they are sent."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.protocol.component_types import walk
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError
from sandbox.validation.components.media import Media, shown_attachments
from sandbox.validation.components.reader import ComponentReader
from sandbox.validation.embeds import read_embeds
from sandbox.validation.form import Form, FormErrors
from sandbox.validation.mentions import AllowedMentions, read_allowed_mentions
from sandbox.world.files import MAX_BYTES, Upload
from sandbox.world.messages import MessageFlag
from sandbox.world.world import World

MAX_CONTENT = 2000
MAX_ATTACHMENTS = 10
_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
_EDITABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.IS_COMPONENTS_V2
_UNSUPPORTED = ("poll", "sticker_ids", "shared_client_theme")


@dataclass(frozen=True)
class Draft:
    """A checked message: the fields of Discord's message object that the author sets, and new files by attachment."""

    fields: Json
    files: list[tuple[Json, bytes]]
    allowed: AllowedMentions

    @property
    def text(self) -> str:
        """All text that can contain mentions."""
        displays = (one["content"] for one in walk(self.fields["components"]) if "content" in one)
        return "\n".join((self.fields["content"], *displays))


EMPTY = Draft(
    {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}, [], AllowedMentions(frozenset())
)
"""A message without content, such as a deferred response."""


def read_draft(
    body: Json,
    uploads: Sequence[Upload],
    world: World,
    channel: str,
    *,
    old: Json | None = None,
    keeps_files: bool = True,
    ephemeral: bool = False,
    path: tuple[str, ...] = (),
) -> Draft:
    """Reads a message.

    Args:
        body: the message in the request.
        uploads: the files of the request.
        world: generates ids and stores files.
        channel: the id of the message's channel.
        old: the message object before the edit, if it is one; fields that `body` lacks stay.
        keeps_files: whether an edit without the field `attachments` keeps the message's files.
        ephemeral: whether only one user will see it.
        path: where `body` stands in the request.

    Raises:
        ApiError: 50035 for an invalid form, 50006 for an empty message, 40005 for a file that is too large.
    """
    errors = FormErrors()
    form = Form(body, errors, path)
    flags = _flags(form, old)
    fields: Json = {"flags": flags}
    base = old or {"content": "", "embeds": [], "components": [], "attachments": []}
    content = form.text("content", MAX_CONTENT) if "content" in body else base["content"]
    fields["content"] = content or ""
    existing = base["attachments"]
    kept = existing if keeps_files and "attachments" not in body else []
    fields["attachments"], files = _attachments(form, uploads, world, channel, existing, kept=kept, ephemeral=ephemeral)
    media = Media(fields["attachments"], world.snowflakes)
    fields["embeds"] = read_embeds(form, media) if "embeds" in body else base["embeds"]
    v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    reader = ComponentReader(media, v2=v2)
    fields["components"] = reader.read(form) if "components" in body else base["components"]
    allowed = read_allowed_mentions(form.child("allowed_mentions"))
    for key in _UNSUPPORTED:
        if body.get(key):
            form.error(key, "SANDBOX_UNSUPPORTED", "The sandbox knows no such thing")
    if v2:
        _check_v2(form, fields)
    errors.raise_any()
    if not fields["content"].strip() and not any(fields[key] for key in ("embeds", "components", "attachments")):
        raise ApiError(400, 50006, "Cannot send an empty message")
    return Draft(fields, files, allowed)


def _flags(form: Form, old: Json | None) -> int:
    asked = form.integer("flags", 0, 2**31 - 1) or 0
    if old is None:
        return asked & _SETTABLE
    kept: int = old["flags"]
    if form.has("flags"):
        kept &= ~MessageFlag.SUPPRESS_EMBEDS
    return kept & ~MessageFlag.LOADING | asked & _EDITABLE


def _attachments(
    form: Form,
    uploads: Sequence[Upload],
    world: World,
    channel: str,
    old: list[Json],
    *,
    kept: list[Json],
    ephemeral: bool,
) -> tuple[list[Json], list[tuple[Json, bytes]]]:
    """Returns a message's attachments, and those of them that are new with their bytes.

    `old` are those before the edit, `kept` those of them that stay without being listed.
    """
    waiting = {str(upload.number): upload for upload in uploads}
    existing = {one["id"]: one for one in old}
    kept = list(kept)
    described: dict[str, Json] = {}
    for one in form.children("attachments", MAX_ATTACHMENTS):
        id_ = one.snowflake("id", required=True) or ""
        description = one.text("description", 1024)
        if id_ in existing:
            kept.append(existing[id_] | ({"description": description} if description else {}))
        elif id_ in waiting:
            described[id_] = {"description": description, "filename": one.text("filename", 1024, least=1)}
        else:
            one.error("id", "ATTACHMENT_NOT_FOUND", f'There is neither an attachment nor a file "{id_}"')
    files: list[tuple[Json, bytes]] = []
    for number, upload in waiting.items():
        if len(upload.content) > MAX_BYTES:
            raise ApiError(413, 40005, "Request entity too large")
        asked = described.get(number, {})
        wire = world.files.describe(upload, world.snowflakes.next(), channel, ephemeral=ephemeral, asked=asked)
        files.append((wire, upload.content))
    attachments = kept + [wire for wire, _ in files]
    form.length("attachments", len(attachments), 0, MAX_ATTACHMENTS)
    return attachments, files


def _check_v2(form: Form, fields: Json) -> None:
    for key in ("content", "embeds"):
        if fields[key]:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.error(key, code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    shown = shown_attachments(fields["components"])
    attached = {one["id"] for one in fields["attachments"]}
    for index, attachment in enumerate(fields["attachments"]):
        if attachment["id"] not in shown:
            message = f'The attachment "{attachment["filename"]}" is not shown by any component'
            form.error(("attachments", index), "MESSAGE_ATTACHMENT_NOT_SHOWN", message)
    if shown - attached:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        form.error("components", code, "A component shows an attachment that would be gone")
