"""The ways in which people's actions arrive (doors), and the credit for the time in which none could."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from time import monotonic

import aiosql
import asyncpg
import structlog

from bot.store.postgres.connection import Connect
from bot.store.postgres.rows import PostgresRows, share_parameters
from bot.store.queries import SQL
from bot.store.shared import GuildShare, Notice

log = structlog.get_logger()

QUERIES = aiosql.from_path(SQL / "postgres" / "doors.sql", "asyncpg")

AT_ONCE = 1_000
"""The most tables that are credited in one transaction."""


CREDITED_WITHIN = 60.0
"""Seconds within which the time without any process is credited. What is done by then is not done again."""


class DoorRows:
    """Notes which doors are open, and credits the time in which none was. It is a `bot.store.shared.DoorStore`."""

    def __init__(self, rows: PostgresRows, connect: Connect, tell: Callable[[Notice], Awaitable[None]]) -> None:
        """connect: opens a connection for a door that is opened. tell: tells the other processes."""
        self._rows = rows
        self._connect = connect
        self._tell = tell

    async def open(self, door: str, uncredited: int, share: GuildShare | None = None) -> int:
        with self._rows.available():
            connection = await self._connect()
        try:
            with self._rows.available():
                async with asyncio.timeout(CREDITED_WITHIN):
                    credit = await open_door(connection, door, uncredited, share)
                if credit:
                    await self._tell({"kind": "missed"})
                return credit
        finally:
            connection.terminate()

    async def note_still_open(self, doors: Collection[str], uncredited: int) -> Collection[str]:
        with self._rows.available():
            rows = QUERIES.note_still_open(self._rows.pool, doors=[*doors], uncredited=uncredited)
            return {row["door"] async for row in rows}

    async def note_open(self, doors: Collection[str], at: int | None = None) -> None:
        with self._rows.available():
            await QUERIES.note_open(self._rows.pool, doors=[*doors], at=at)


async def open_door(connection: asyncpg.Connection, door: str, uncredited: int, share: GuildShare | None) -> int:
    """Implements `bot.store.shared.DoorStore.open`. Raises asyncpg's errors.

    A credit is noted first, then given in parts, each with a note of its progress: if a process dies or loses its
    connection, the next one that opens the door continues from there. Processes that open it at the same time share
    the work. If giving a credit takes longer than `uncredited`, another credit for that time follows, which includes
    the time that it will take itself.
    """
    shards = share_parameters(share)
    credited = took = 0
    while True:
        begun = monotonic()
        if given := await _give_begun(connection, door, share):
            credited += given
            took = int((monotonic() - begun) * 1000)
        async with connection.transaction():
            await QUERIES.lock_door(connection, door=door)
            doors = await _doors_to_same(connection, door, share)
            if await QUERIES.begun_credit(connection, doors=doors) is not None:
                continue
            last = await QUERIES.last_open(connection, doors=doors)
            if last["open_at"] is None or last["now"] - last["open_at"] <= uncredited:
                await QUERIES.note_open(connection, doors=[door], at=None)
                return credited
            until = last["now"] + took
            credit = until - last["open_at"]
            await QUERIES.begin_credit(connection, door=door, credit=credit, until=until, at_once=AT_ONCE, **shards)


async def _doors_to_same(connection: asyncpg.Connection, door: str, share: GuildShare | None) -> list[str]:
    """Returns the names of the doors that reach some of the same guilds as this door, its own among them."""
    shards = share_parameters(share)
    query = QUERIES.doors_to_same(connection, door=door, first_shard=shards["first_shard"], shards=shards["shards"])
    return [row["door"] async for row in query]


async def _give_begun(connection: asyncpg.Connection, door: str, share: GuildShare | None) -> int:
    """Gives all tables the credits begun for the door's guilds. Returns the milliseconds of completed ones."""
    doors, credited = await _doors_to_same(connection, door, share), 0
    while True:
        async with connection.transaction():
            credit = await QUERIES.begun_credit(connection, doors=doors)
            if credit is None:
                return credited
            if await give_some(connection, credit):
                credited += credit["credit"]


async def give_some(connection: asyncpg.Connection, credit: asyncpg.Record) -> bool:
    """Gives a credit to the next tables. Returns whether it is complete now."""
    share = {name: credit[name] for name in ("first_shard", "last_shard", "shards")}
    amount, door, after = credit["credit"], credit["door"], credit["channel"]
    query = QUERIES.tables_after(connection, channel=after, at_once=AT_ONCE, credit=amount, **share)
    tables = [row async for row in query]
    ids = [row["id"] async for row in QUERIES.lock_live(connection, ids=[row["id"] for row in tables])]
    await QUERIES.credit_sessions(connection, credit=amount, ids=ids)
    await QUERIES.credit_due(connection, credit=amount, ids=ids)
    await QUERIES.redraw_credited(connection, credit=amount, every=credit["redraw_every"], ids=ids)
    if len(tables) == AT_ONCE:
        await QUERIES.credited_up_to(connection, door=door, channel=tables[-1]["channel"])
        return False
    await QUERIES.credit_tournaments(connection, credit=amount, **share)
    await QUERIES.note_open(connection, doors=[door], at=credit["until"])
    await QUERIES.end_credit(connection, door=door)
    return True
