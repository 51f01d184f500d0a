"""Whether a table's message is still where people look."""

from datetime import timedelta

import discord
import structlog

from bot.sessions.session import Place

log = structlog.get_logger()


def link(place: Place, message: int) -> str:
    """Where a message is found, also in servers of which the bot knows nothing."""
    return f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}/{message}"


EDITABLE = timedelta(hours=1)
"""Discord refuses many edits of a message older than this (30046)."""

LAST_FEW = 5
"""A table further up than this many messages is posted again, below."""

CHANNELS_KEPT = 1000


class MessageFreshness:
    """Knows each channel's last message from its interactions, and asks Discord only when something was written."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._newest = 0
        """The newest interaction: its id tells Discord's time, which may be ahead of this machine's."""
        self._last: dict[int, int] = {}
        self._below: dict[int, tuple[int, int, int]] = {}
        """Per channel: the table's message and the last one when we last counted, and how many stood below."""

    def note(self, interaction: int, channel: int, last_message: int) -> None:
        """An interaction has come, and has told the last message of its channel."""
        self._newest = max(self._newest, interaction)
        if len(self._last) >= CHANNELS_KEPT:
            self._last.clear()
            self._below.clear()
        self._last[channel] = last_message

    async def near(self, channel: int, message: int) -> bool:
        """Whether the message is young enough to edit and still among the last few of its channel.

        Where Discord does not let us count, it counts as near: an edit that may be overlooked beats none.
        """
        if not self.young(message):
            return False
        last = self._last.get(channel, 0)
        if last <= message:
            return True
        counted = self._below.get(channel)
        if counted is None or counted[:2] != (message, last):
            try:
                counted = (message, last, await self._count(channel, message))
            except discord.HTTPException as error:
                log.info("messages not counted", channel=channel, status=error.status, code=error.code)
                return True
            self._below[channel] = counted
        return counted[2] < LAST_FEW

    def young(self, message: int) -> bool:
        """Whether Discord still lets a message be edited often."""
        now = max(discord.utils.utcnow(), discord.utils.snowflake_time(self._newest))
        return now - discord.utils.snowflake_time(message) < EDITABLE

    async def _count(self, channel: int, message: int) -> int:
        below = self._client.get_partial_messageable(channel).history(limit=LAST_FEW, after=discord.Object(message))
        return len([None async for _ in below])
