"""A message that is ready to be sent: its components and the files that they show."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord


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
