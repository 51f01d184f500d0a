"""Whether a table's message is still where people look."""

from datetime import timedelta

import discord

from bot.ui.reply import Interaction

EDITABLE = timedelta(hours=1)
"""Discord refuses many edits of a message older than this (30046)."""

LAST_FEW = 5
"""A table further up than this many messages is posted again, below."""

CHANNELS_KEPT = 1000


class Whereabouts:
    """Counts what was written below the tables' messages, and asks Discord only when something was."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._below: dict[int, tuple[int, int, int]] = {}
        """Per channel: the table's message and the last one when we last counted, and how many stood below."""

    async def near(self, message: int, interaction: Interaction) -> bool:
        """Whether the message is young enough to edit and still among the last few of the interaction's channel."""
        if not young(message):
            return False
        channel = interaction.channel
        last = getattr(channel, "last_message_id", None)
        if channel is None or last is None or last <= message:
            return True
        counted = self._below.get(channel.id)
        if counted is None or counted[:2] != (message, last):
            counted = (message, last, await self._count(channel.id, message))
            if len(self._below) >= CHANNELS_KEPT:
                self._below.clear()
            self._below[channel.id] = counted
        return counted[2] < LAST_FEW

    async def _count(self, channel: int, message: int) -> int:
        below = self._client.get_partial_messageable(channel).history(limit=LAST_FEW, after=discord.Object(message))
        return len([None async for _ in below])


def young(message: int) -> bool:
    """Whether Discord still lets a message be edited often."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(message) < EDITABLE
