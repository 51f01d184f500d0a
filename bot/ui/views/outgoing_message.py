"""A message that is ready to be sent: its components and the files that they show."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord


@dataclass(frozen=True)
class OutgoingMessage:
    """A message that is ready to be sent."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File] = ()
