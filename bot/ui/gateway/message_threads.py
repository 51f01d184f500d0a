"""Threads of messages in guilds that are not in discord.py's cache.

Relies on `HTTPClient.start_thread_with_message`: `Message.create_thread` needs the guild, of which the bot
keeps nothing but its locale and channels.
"""

from typing import Final

import discord

HAS_THREAD = 160004
"""Discord's error code: the message has a thread already, whose id is the message's."""

NAME_LIMIT = 100
"""Characters of a thread's name."""

ARCHIVE_AFTER: Final = 10_080
"""Minutes without a message, a week, until Discord archives the thread: longer than any clock."""


async def thread_of_message(client: discord.Client, channel: int, message: int, name: str) -> int:
    """Creates a message's thread unless it has one. Returns the thread's id. Raises discord.HTTPException."""
    try:
        thread = await client.http.start_thread_with_message(
            channel, message, name=name, auto_archive_duration=ARCHIVE_AFTER
        )
    except discord.HTTPException as error:
        if error.code == HAS_THREAD:
            return message
        raise
    return int(thread["id"])
