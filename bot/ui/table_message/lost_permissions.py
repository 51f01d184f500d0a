"""The channels in which Discord has just refused what takes the bot's own permissions."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import discord

from bot.lru import LruCache
from bot.ui.reply.bot_permissions import missing_permissions
from bot.ui.reply.interaction import Interaction

REFUSED_FOR, CHANNELS_KEPT = 60.0, 1000
"""Seconds for which a lost permission is remembered, instead of asking again with each move; and in how many
channels."""


class LostPermissions:
    """Refuses, after a refusal of Discord, the next requests to the same channel here."""

    def __init__(self) -> None:
        self._refused: LruCache[int, tuple[float, discord.Forbidden]] = LruCache(CHANNELS_KEPT)
        """Until when, in monotonic seconds, and how Discord has refused."""

    @contextmanager
    def permitted(self, channel: int) -> Iterator[None]:
        """Surrounds a request to a channel with the bot's token.

        Raises:
            discord.Forbidden: Discord has refused one in the last REFUSED_FOR.
        """
        until, refusal = self._refused.get(channel) or (0.0, None)
        if refusal is not None and monotonic() < until:
            raise refusal
        try:
            yield
        except discord.Forbidden as error:
            self._refused[channel] = monotonic() + REFUSED_FOR, error
            raise
        self._refused.pop(channel)

    def __contains__(self, channel: int) -> bool:
        """Returns whether the last request to a channel was refused, however long ago."""
        return channel in self._refused

    def changed(self, channel: int) -> bool:
        """Forgets the refusal of a channel whose permissions may have changed. Returns whether there was one."""
        return self._refused.pop(channel) is not None

    def permissions_known(self, interaction: Interaction) -> bool:
        """Forgets a refusal if an interaction tells that the bot has all permissions again. Returns whether it did."""
        return not missing_permissions(interaction) and self.changed(interaction.channel_id or 0)
