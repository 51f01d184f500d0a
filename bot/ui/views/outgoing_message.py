"""A message that is ready to be sent: its components, the files that they show, and whom it notifies."""

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
    """Returns what is sent."""
    return message if isinstance(message, OutgoingMessage) else OutgoingMessage(message)


def mention_only(users: Iterable[int] = ()) -> discord.AllowedMentions:
    """Returns allowed mentions that notify these users and nobody else, even if the message mentions others."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


class KeptFile(discord.Attachment):
    """A file of a message, known by its id alone: in the `attachments` of an edit it says that the file is kept.

    Discord does not list the files that components show among a message's attachments, so there is none to pass on.
    """

    def __init__(self, file: int) -> None:
        self.id = file

    def to_dict(self) -> Any:
        """Returns the part of the request."""
        return {"id": str(self.id)}


def rewind(files: Iterable[AnyFile]) -> None:
    """Makes the next request upload these files from their beginning, after one that failed."""
    for file in files:
        if isinstance(file, discord.File):
            file.reset()
