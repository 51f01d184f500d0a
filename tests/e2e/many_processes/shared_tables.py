"""Tables at which people press while several processes serve them, and checks of these processes' database."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import asyncpg

from bench.crowd import Crowd, Table
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.terms import Terms
from sandbox.workers import HttpWorker, Workers
from tests.e2e.forked_bot import ForkedWorker
from tests.e2e.playing import LEADING, PICKS, TOGGLE
from tests.torture.witness import Witness, presses

OVER = "", 0
"""Stands for the session and the ply in the message of a table that is over."""
FOLLOWED_WITHIN = 8.0
"""Seconds within which the database lists a process that follows a session."""
SHOWN_WITHIN = 2.0
"""Seconds within which each message has to show the last move."""


@dataclass
class Served:
    """A sandbox with workers and a crowd. witness: records all promises of the bot."""

    discord: Sandbox
    workers: Workers
    database: str
    crowd: Crowd
    witness: Witness = field(default_factory=Witness)

    async def plies(self) -> dict[str, tuple[str, int]]:
        """Returns the sessions in play, by channel, each with the number of its moves."""
        rows = await self._rows(
            "SELECT channel, id, (SELECT count(*) FROM moves WHERE session = id) AS ply FROM sessions"
            " WHERE status = 'playing'"
        )
        return {str(row["channel"]): (row["id"], row["ply"]) for row in rows}

    async def behind(self, tables: Sequence[Table]) -> list[str]:
        """Returns the messages that do not show the last move in time, whichever process made it."""
        await asyncio.sleep(SHOWN_WITHIN)
        newest = await self.plies()
        return [
            f"{table.game}: {table.message} shows {shown}, not {wanted}"
            for table in tables
            if (shown := _shown_at(table, wanted := newest.get(table.channel.id, OVER))) != wanted
        ]

    async def pressed_moves(self, tables: Sequence[Table]) -> set[tuple[str, int]]:
        """Returns the moves that people have made at these tables, as pairs of a session and a ply."""
        rows = await self._rows(
            "SELECT session, ply FROM moves JOIN sessions ON id = session"
            " WHERE channel = ANY($1) AND action IS NOT NULL",
            [int(table.channel.id) for table in tables],
        )
        return {(row["session"], row["ply"]) for row in rows}

    async def until_followed(self, guild: str) -> None:
        """Waits until some process follows a session of this guild."""
        followers = "SELECT 1 FROM followers JOIN sessions ON topic = sessions.id WHERE guild = $1"
        async with asyncio.timeout(FOLLOWED_WITHIN):
            while not await self._rows(followers, int(guild)):  # noqa: ASYNC110  another process writes the row
                await asyncio.sleep(0.02)

    @property
    def errors(self) -> list[str]:
        """The errors that the workers have logged, each with its traceback."""
        entries = re.split(r"\n(?=\d{4}-\d\d-\d\dT)", self.workers.log)
        return [entry for entry in entries if "[error" in entry or "Traceback" in entry]

    async def faults(self) -> list[str]:
        """Returns the promises that the database does not keep, and the presses that have made several moves."""
        moves = await self._rows("SELECT session, ply, action FROM moves")
        seats = await self._rows("SELECT session, person FROM seats")
        started = await self._rows("SELECT id FROM sessions WHERE started_at IS NOT NULL")
        actions = [abs(move["action"]) for move in moves if move["action"]]
        return [
            *self.witness.broken_by(
                {(move["session"], move["ply"]): abs(move["action"] or 0) for move in moves},
                {(seat["session"], str(seat["person"])) for seat in seats},
                {row["id"] for row in started},
            ),
            *(f"{action} has made several moves" for action, times in Counter(actions).items() if times > 1),
        ]

    async def _rows(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(query, *arguments))
        finally:
            await connection.close()


@asynccontextmanager
async def served(database: str, count: int, make: Callable[..., HttpWorker] = ForkedWorker) -> AsyncIterator[Served]:
    """Runs `count` workers behind a sandbox, with a crowd."""
    quick = Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0), terms=Terms(longest_window=1.0))
    async with quick as discord, Workers(discord, count, database, make=make) as workers:
        crowd = Crowd(discord)
        await crowd.raise_quotas()
        served = Served(discord, workers, database, crowd)
        discord.world.listeners.append(served.witness)
        yield served


async def opened(crowd: Crowd, count: int, name: str, at_once: int) -> list[Table]:
    """Opens `count` tables of all games, at most `at_once` at the same time."""
    pressing, tables = asyncio.Semaphore(at_once), crowd.tables(count, name)

    async def open_one(table: Table) -> None:
        async with pressing:
            await table.open()

    await asyncio.gather(*map(open_one, tables))
    return tables


async def play_until(table: Table, done: asyncio.Task[None], pressing: asyncio.Semaphore) -> None:
    """Plays one game after the other at the table until `done`."""
    while not done.done():
        async with pressing:
            await table.turn()


def _shown_at(table: Table, wanted: tuple[str, int]) -> tuple[str, int]:
    """Returns the session and ply that a table's message shows; if it shows only the session, `wanted`'s ply."""
    if table.over:
        return OVER
    on_message = list(presses(table.message.wire))
    shown = [(session, ply) for action, session, ply in on_message if action in {*LEADING, *PICKS, TOGGLE}]
    sessions = {session for action, session, _ in on_message if action == "more"}
    return max(shown, default=wanted if wanted[0] in sessions else OVER)
