"""A message that is ready to be sent: its components, their files, and whom it notifies."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

AnyFile: TypeAlias = discord.File | discord.Attachment
"""A file to upload, or one that an edited message keeps."""


@dataclass(frozen=True)
class OutgoingMessage:
    """A message that is ready to be sent."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File] = ()


AnyMessage: TypeAlias = OutgoingMessage | discord.ui.LayoutView
"""A message, or the components of one without files."""


def outgoing(message: AnyMessage) -> OutgoingMessage:
    """Returns the message to send."""
    return message if isinstance(message, OutgoingMessage) else OutgoingMessage(message)


def mention_only(users: Iterable[int] = ()) -> discord.AllowedMentions:
    """Returns allowed mentions that notify these users and nobody else, even if the message mentions others."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


class KeptFile(discord.Attachment):
    """A file that a message keeps: in the `attachments` of an edit it stands for the file by its id.

    Discord does not list files shown by components among a message's attachments, so there is no object to pass on.
    """

    def __init__(self, file: int) -> None:
        self.id = file

    def to_dict(self) -> Any:
        """Returns the file's part of the request."""
        return {"id": str(self.id)}


def rewind(files: Iterable[AnyFile]) -> None:
    """Rewinds these files after a failed request, so that the next one uploads them from the beginning."""
    for file in files:
        if isinstance(file, discord.File):
            file.reset()
