"""The files of a message in a request: the ones that it keeps, and the uploaded ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError
from sandbox.validation.form import Form
from sandbox.world.files import MAX_BYTES, Upload
from sandbox.world.world import World

MAX_ATTACHMENTS = 10


@dataclass(frozen=True)
class Attachments:
    """The files of a message after the request.

    Attributes:
        attached: the attachment objects of all its files.
        named: the attachment objects that it had before or that the field `attachments` names.
        new: the new attachment objects, with their bytes.
    """

    attached: list[Json]
    named: list[Json]
    new: list[tuple[Json, bytes]]


def read_attachments(
    form: Form, uploads: Sequence[Upload], world: World, channel: str, *, old: list[Json], kept: bool, ephemeral: bool
) -> Attachments:
    """Reads the field `attachments` and the uploads of a message.

    Uploads are attached even if the field does not name them. In an edit without the field, they replace all files of
    the message (discord-api-docs issue 5170).

    Args:
        form: the message.
        uploads: the files of the request.
        world: generates ids and describes files.
        channel: the id of the message's channel.
        old: the attachment objects before the edit.
        kept: whether a message without uploads keeps its files if the field is missing.
        ephemeral: whether only one user will see the message.

    Raises:
        ApiError: 40005 for a file that is too large.
    """
    waiting = {str(upload.number): upload for upload in uploads}
    existing = {one["id"]: one for one in old}
    stay = list(old) if kept and not uploads and "attachments" not in form.body else []
    described: dict[str, Json] = {}
    for one in form.children("attachments", MAX_ATTACHMENTS):
        id_ = one.snowflake("id", required=True) or ""
        description = one.text("description", 1024)
        if id_ in existing:
            stay.append(existing[id_] | ({"description": description} if description else {}))
        elif id_ in waiting:
            described[id_] = {"description": description, "filename": one.text("filename", 1024, least=1)}
        else:
            one.error("id", "ATTACHMENT_NOT_FOUND", f'There is neither an attachment nor a file "{id_}"')
    named = list(stay)
    new: list[tuple[Json, bytes]] = []
    for number, upload in waiting.items():
        if len(upload.content) > MAX_BYTES:
            raise ApiError(413, 40005, "Request entity too large")
        asked = described.get(number, {})
        wire = world.files.describe(upload, world.snowflakes.next(), channel, ephemeral=ephemeral, asked=asked)
        new.append((wire, upload.content))
        if number in described:
            named.append(wire)
    attached = stay + [wire for wire, _ in new]
    form.length("attachments", len(attached), 0, MAX_ATTACHMENTS)
    return Attachments(attached, named, new)
