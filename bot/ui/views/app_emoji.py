"""The emoji of the application, which stand on keys in the place of signs."""

from collections.abc import Mapping

import discord


class AppEmoji:
    """Which of the pictures in `renderers.emoji` Discord has as emoji of this application: none before they are read.

    Where one is missing, keys have the labels that they have without it.
    """

    def __init__(self) -> None:
        self._known: Mapping[str, discord.PartialEmoji] = {}

    def replace(self, known: Mapping[str, discord.PartialEmoji]) -> None:
        """Takes these for all there are, by the names of the pictures."""
        self._known = known

    def get(self, name: str) -> discord.PartialEmoji | None:
        """Returns the emoji of a picture, if Discord has it."""
        return self._known.get(name)


NO_EMOJI = AppEmoji()
"""For views without emoji."""
