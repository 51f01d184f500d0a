"""Whether a table's message can still be edited, and is still near the end of its channel."""

from collections.abc import Collection
from datetime import timedelta

import discord
import structlog

from bot.lru import LruCache
from bot.ui.gateway.send_errors import NOT_SENT

log = structlog.get_logger()

EDITABLE_FOR = timedelta(hours=1)
"""Discord refuses many edits of a message older than this (30046)."""

NEAR = 5
"""A message with at least this many messages below it is reposted."""

CHANNELS_KEPT = 1000


class MessageFreshness:
    """Knows each channel's last message from its interactions; asks Discord only if something was written since.

    Each process knows those that it has answered itself. A message that is taken for near because of that is edited
    where it is, and the next press, which tells every process the last message, has it posted again.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._newest_interaction = 0
        """Its id tells Discord's time, which may be ahead of this machine's."""
        self._last_messages: LruCache[int, int] = LruCache(CHANNELS_KEPT)
        """The id of each channel's last message."""
        self._counts: LruCache[int, tuple[int, int, int]] = LruCache(CHANNELS_KEPT)
        """For each channel: a message, the channel's last one when it was counted, and how many were below."""

        self._own: LruCache[int, tuple[int, int]] = LruCache(CHANNELS_KEPT)
        """For each channel: the bot's newest short message, and the last message before it as far as it is known."""

    def posted(self, channel: int, message: int) -> None:
        """Notes a short message of the bot's own, such as a ping: it does not count, and will be deleted."""
        self._own[channel] = message, self._last_of_others(channel)
        self._last_messages[channel] = message

    def interaction_received(self, interaction: int, channel: int, last_message: int) -> None:
        """Notes what an interaction tells of its channel."""
        self._newest_interaction = max(self._newest_interaction, interaction)
        self._last_messages[channel] = last_message

    async def is_near_end(self, channel: int, message: int, ignored: Collection[int] = ()) -> bool:
        """Returns whether the message is young enough to edit and among the last few of its channel.

        Where it can't be counted, it counts as near: an edit that may be overlooked is better than none.

        Args:
            ignored: messages that are not counted: the table's pings, which will be deleted.
        """
        if not self.is_editable(message):
            return False
        last = self._last_of_others(channel)
        if last <= message:
            return True
        counted = self._counts.get(channel)
        if counted is None or counted[:2] != (message, last):
            try:
                counted = (message, last, await self._count_below(channel, message, ignored))
            except NOT_SENT as error:
                log.info("messages not counted", channel=channel, why=error)
                return True
            self._counts[channel] = counted
        return counted[2] < NEAR

    def is_editable(self, message: int) -> bool:
        """Returns whether the message is young enough for Discord to take many edits of it."""
        now = max(discord.utils.utcnow(), discord.utils.snowflake_time(self._newest_interaction))
        return now - discord.utils.snowflake_time(message) < EDITABLE_FOR

    def _last_of_others(self, channel: int) -> int:
        last, own = self._last_messages.get(channel) or 0, self._own.get(channel)
        return own[1] if own is not None and own[0] == last else last

    async def _count_below(self, channel: int, message: int, ignored: Collection[int]) -> int:
        there = self._client.get_partial_messageable(channel)
        below = there.history(limit=NEAR + len(ignored), after=discord.Object(message))
        return len([None async for one in below if one.id not in ignored])
