"""A message that is ready to be sent: its components, the files that they show, and whom it notifies."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

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
