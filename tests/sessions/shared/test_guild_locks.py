"""A guild's tables are counted by one process at a time, and a process that hangs stops its guild alone."""

import asyncio

import asyncpg
import pytest

from bot.sessions.coordination.shared import sharing
from bot.sessions.coordination.shared.sharing import HELD_AT_ONCE
from bot.sessions.refusals import Refusal
from bot.sessions.session import Person, Place, Session, Status
from bot.sessions.transition import Transition
from bot.store.errors import StoreUnavailable
from bot.store.postgres.connection import ADMINISTRATION
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process, StartProcess

LOCKED = range(1, HELD_AT_ONCE + 2)
"""Guilds whose tables a process that hangs has locked."""

OTHER = 99


async def hang(sql: asyncpg.Connection) -> None:
    """Locks the tables of some guilds and does not go on, as a process that is stopped."""
    for guild in LOCKED:
        await sql.execute(ADMINISTRATION.lock.sql, f"tables of guild {guild}")


async def test_a_process_that_hangs_stops_no_table_of_other_guilds(one: Process, sql: asyncpg.Connection) -> None:
    lobby = await one.sessions.lobbies.open(Place(OTHER, 900), ADA, "tris_1", {}, auto_start=False)
    await one.sessions.lobbies.join(lobby.id, BEA)
    mine = await one.sessions.lobbies.open(Place(LOCKED[0], 901), ADA, "tris_1", {})
    await hang(sql)
    waiting: list[asyncio.Task[Session | Transition]] = [
        asyncio.create_task(
            one.sessions.lobbies.open(Place(guild, 100 * guild + number), Person(10 + number, "P"), "tris_1", {})
        )
        for guild in LOCKED
        for number in range(3)
    ]
    waiting.append(asyncio.create_task(one.sessions.lobbies.leave(mine.id, ADA.id)))
    await asyncio.sleep(0.3)
    assert (await one.sessions.lobbies.open(Place(OTHER, 902), BEA, "tris_1", {})).status is Status.LOBBY
    assert (await one.sessions.lobbies.leave(lobby.id, BEA.id)).session.status is Status.LOBBY
    assert not any(one.done() for one in waiting)
    results = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
    assert {type(result) for result in results} == {StoreUnavailable}


async def test_a_table_is_opened_once_the_process_that_hung_goes_on(
    one: Process, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "WAITED_FOR", 0.2)
    await hang(sql)
    with pytest.raises(StoreUnavailable):
        await one.sessions.lobbies.open(Place(LOCKED[0], 100), ADA, "tris_1", {})
    monkeypatch.setattr(sharing, "WAITED_FOR", 60.0)
    opening = asyncio.create_task(one.sessions.lobbies.open(Place(LOCKED[0], 100), ADA, "tris_1", {}))
    await asyncio.sleep(0.05)
    await sql.execute("SELECT pg_advisory_unlock_all()")
    assert (await opening).status is Status.LOBBY


async def test_many_tables_of_a_guild_are_counted_by_several_processes_without_loading_them(
    start_process: StartProcess,
) -> None:
    one, two = await start_process(serving=False), await start_process(serving=False)  # which would load what is due
    places = [Place(10, 200 + number) for number in range(24)]
    opened = await asyncio.gather(
        *(
            (one, two)[number % 2].sessions.lobbies.open(place, Person(50 + number, "P"), "tris_1", {})
            for number, place in enumerate(places)
        )
    )
    assert len(opened) == 24
    assert len(one.sessions.tables.live()) == len(two.sessions.tables.live()) == 12


async def test_quotas_count_the_tables_of_all_processes(one: Process, two: Process) -> None:
    places = [Place(10, 200 + number) for number in range(6)]
    results = await asyncio.gather(
        *(
            process.sessions.lobbies.open(place, ADA, "nim", {})
            for process, place in zip([one, two] * 3, places, strict=True)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Session) for result in results) == 3
    assert {result.key for result in results if isinstance(result, Refusal)} == {"quota-user"}
