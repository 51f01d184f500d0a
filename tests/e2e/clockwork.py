"""Lets time pass in tests: moves the times in the store while the bot is down, so that nobody waits for hours.

Rows that are changed behind the bot's back lose their seal.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.soon import soon


@asynccontextmanager
async def while_down(harness: Harness) -> AsyncIterator[sqlite3.Connection]:
    """Kills the bot, lets its database be changed within the block, and starts the bot again."""
    await harness.bot.kill()
    with closing(sqlite3.connect(harness.database)) as store, store:
        yield store
    await harness.bot.start()


async def stored(harness: Harness, query: str, *parameters: object) -> None:
    """Waits until the bot has stored what a query looks for."""
    with closing(sqlite3.connect(harness.database)) as store:
        await soon(lambda: store.execute(query, parameters).fetchone())


async def noted(harness: Harness, table: Message) -> None:
    """Waits until the store knows that this is a table's message: after an earlier kill the table is posted again."""
    await stored(harness, "SELECT 1 FROM sessions WHERE message = ?", int(table.id))


async def with_clock(harness: Harness, *, clock: int, left: float) -> None:
    """Gives every table a clock of `clock` seconds per move, with `left` seconds left for the current one."""
    async with while_down(harness) as store:
        (alive,) = store.execute("SELECT alive_at FROM heartbeat").fetchone() or (None,)
        if alive is None:
            raise AssertionError("the harness has noted no heartbeat")
        store.execute(
            "UPDATE sessions SET clock = ?, deadline = ?, seal = NULL WHERE guild = ?",
            (clock, alive + int(left * 1000), int(harness.guild.id)),
        )


async def time_passes(harness: Harness, seconds: float) -> None:
    """Makes all games of the guild and their moves `seconds` older; restarts the bot."""
    milliseconds, guild = int(seconds * 1000), int(harness.guild.id)
    async with while_down(harness) as store:
        store.execute(
            "UPDATE sessions SET started_at = started_at - ?, seal = NULL WHERE guild = ?", (milliseconds, guild)
        )
        store.execute(
            "UPDATE moves SET at = at - ? WHERE session IN (SELECT id FROM sessions WHERE guild = ?)",
            (milliseconds, guild),
        )


async def all_were_away(harness: Harness) -> None:
    """Restarts the bot, so that the players of the guild's games count as absent since the beginning.

    Presence at a table is kept only in memory.
    """
    async with while_down(harness) as store:
        query = "UPDATE sessions SET start_pinged = 0, seal = NULL WHERE guild = ?"
        store.execute(query, (int(harness.guild.id),))


async def nobody_moves(harness: Harness, days: float) -> None:
    """Makes the guild's tables idle for this many days longer; restarts the bot."""
    async with while_down(harness) as store:
        store.execute(
            "UPDATE sessions SET idle_since = idle_since - ?, seal = NULL WHERE guild = ?",
            (int(days * 86_400_000), int(harness.guild.id)),
        )


async def a_day_passes(harness: Harness) -> None:
    """Makes all daily puzzles, attempts and posts a day older, tomorrow's puzzles today's; restarts the bot."""
    async with while_down(harness) as store:
        store.execute("UPDATE dailies SET day = 'moved ' || date(day, '-1 day')")  # days have to stay unique meanwhile
        store.execute("UPDATE dailies SET day = substr(day, 7), seal = NULL")
        store.execute(
            "UPDATE daily_attempts SET started_at = started_at - 86400000, ended_at = ended_at - 86400000, seal = NULL"
        )
        store.execute("UPDATE daily_posts SET day = date(day, '-1 day')")


async def a_week_passes(harness: Harness) -> None:
    """Makes the guild's finished games and the post of its week a week older; restarts the bot."""
    week, guild = 7 * 86_400_000, int(harness.guild.id)
    async with while_down(harness) as store:
        store.execute("UPDATE results SET at = at - ? WHERE guild = ?", (week, guild))
        store.execute("UPDATE week_posts SET day = date(day, '-7 days') WHERE guild = ?", (guild,))


async def ping_noted(harness: Harness) -> None:
    """Waits until the store knows the pings of the guild's tables, so that they are deleted after a restart."""
    await stored(harness, "SELECT 1 FROM sessions WHERE ping IS NOT NULL AND guild = ?", int(harness.guild.id))
