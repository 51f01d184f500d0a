"""Whether a table's message can still be edited in its channel, is near its end, or is refused."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic

import discord
import structlog

from bot.lru import LruCache
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.bot_permissions import missing_permissions
from bot.ui.reply.interaction import Interaction

log = structlog.get_logger()

EDITABLE_FOR = timedelta(hours=1)
"""Discord refuses many edits of a message older than this (30046)."""

NEAR = 5
"""A message with at least this many messages below it is reposted."""

REFUSED_FOR = 60.0
"""Seconds for which a lost permission is remembered, instead of trying again with each move."""

CHANNELS_KEPT = 1000


class MessageFreshness:
    """Knows each channel's last message from interactions; asks Discord only if something was written since.

    Each process knows only the interactions that it has answered. So it may wrongly edit a message that is far up; the
    next press, which names the channel's last message, has it posted again.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._newest_interaction = 0
        """Its id contains Discord's time, which may be ahead of this machine's."""
        self._last_messages: LruCache[int, int] = LruCache(CHANNELS_KEPT)
        """The id of each channel's last message."""
        self._counts: LruCache[int, tuple[int, int, int]] = LruCache(CHANNELS_KEPT)
        """For each channel: a message, the channel's last one when it was counted, and how many were below."""

        self._own: LruCache[int, tuple[int, int]] = LruCache(CHANNELS_KEPT)
        """For each channel: the bot's newest short message, and the last known message before it."""

    def posted(self, channel: int, message: int) -> None:
        """Notes a short message of the bot, such as a ping: it is not counted, since it will be deleted."""
        self._own[channel] = message, self._last_of_others(channel)
        self._last_messages[channel] = message

    def interaction_received(self, interaction: int, channel: int, last_message: int) -> None:
        """Notes the last message of an interaction's channel."""
        self._newest_interaction = max(self._newest_interaction, interaction)
        self._last_messages[channel] = last_message

    async def is_near_end(self, channel: int, message: int, ignored: Collection[int] = ()) -> bool:
        """Returns whether the message is young enough to edit and among the last few of its channel.

        If messages can't be counted, returns True: an edit that may be overlooked is better than none.

        Args:
            ignored: messages not to count: the table's pings, which will be deleted.
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
        """Returns whether the message is young enough for Discord to accept many edits."""
        now = max(discord.utils.utcnow(), discord.utils.snowflake_time(self._newest_interaction))
        return now - discord.utils.snowflake_time(message) < EDITABLE_FOR

    def _last_of_others(self, channel: int) -> int:
        last, own = self._last_messages.get(channel) or 0, self._own.get(channel)
        return own[1] if own is not None and own[0] == last else last

    async def _count_below(self, channel: int, message: int, ignored: Collection[int]) -> int:
        there = self._client.get_partial_messageable(channel)
        below = there.history(limit=NEAR + len(ignored), after=discord.Object(message))
        return len([None async for one in below if one.id not in ignored])


class LostPermissions:
    """After Discord has refused a request to a channel, refuses the next ones locally."""

    def __init__(self) -> None:
        self._refused: LruCache[int, tuple[float, discord.Forbidden]] = LruCache(CHANNELS_KEPT)
        """By channel: until when a refusal is remembered, in monotonic seconds, and Discord's error."""

    @contextmanager
    def permitted(self, channel: int) -> Iterator[None]:
        """Surrounds a request to a channel with the bot's token.

        Raises:
            discord.Forbidden: Discord has refused one within REFUSED_FOR.
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
        """Returns whether the last request to a channel was refused, however long ago that was."""
        return channel in self._refused

    def changed(self, channel: int) -> bool:
        """Forgets the refusal of a channel whose permissions may have changed. Returns whether there was one."""
        return self._refused.pop(channel) is not None

    def permissions_known(self, interaction: Interaction) -> bool:
        """Forgets a refusal if an interaction shows that the bot has all permissions again. Returns whether it did."""
        channel = interaction.channel_id or 0
        return channel in self and not missing_permissions(interaction) and self.changed(channel)
