"""Downtime of a process on the gateway: each time in which nobody could act is credited once."""

import asyncio
import time
from collections.abc import AsyncIterator, Collection

import asyncpg
import pytest

from bot.sessions.coordination.shared import doors
from bot.sessions.coordination.shared.doors import door_of
from bot.sessions.service import Sessions
from bot.sessions.session import Place, Session
from bot.sessions.shard import Shard
from bot.sessions.timers.timers import now_ms
from bot.store.postgres.store import PostgresStore
from bot.store.shared import GuildShare, SessionVersion
from tests.sessions.harness import ADA, BEA, HERE
from tests.sessions.shared.conftest import StartProcess

SHARD = Shard(0, 2)
GUILD = HERE.guild or 0
ERROR = 3_000
"""Milliseconds that a test may take itself."""


class Gateway:
    """A process on the gateway whose clock a test moves on. ahead: by so many milliseconds."""

    def __init__(self, store: PostgresStore) -> None:
        self.ahead = 0
        self.store = store
        self.sessions = Sessions(store, now=lambda: now_ms() + self.ahead)

    async def deadline(self, game: Session) -> int:
        await self.sessions.refresh(sessions=[game.id])
        found = await self.sessions.tables.find(game.id)
        assert found is not None
        assert found.clock.deadline is not None
        return found.clock.deadline


@pytest.fixture
async def game(start_process: StartProcess) -> Session:
    """A game whose process has stopped."""
    before = await start_process(serving=False)
    game = await before.game(ADA, BEA, clock=600)
    await before.close()
    return game


@pytest.fixture
async def gateway(database: str, game: Session) -> AsyncIterator[Gateway]:
    store = await PostgresStore.open(database)
    gateway = Gateway(store)
    await gateway.sessions.restore()
    gateway.sessions.availability.serve_shards([SHARD])
    yield gateway
    await gateway.sessions.close()
    await store.close()


async def open_until(database: str, *doors: str, ago: int) -> None:
    """Makes these doors count as open until so many milliseconds ago."""
    sql = await asyncpg.connect(database)
    await sql.executemany("INSERT INTO doors VALUES ($1, now_ms() - $2)", [(door, ago) for door in doors])
    await sql.close()


async def test_a_start_that_waits_for_its_identify_credits_the_time_once(
    database: str, game: Session, gateway: Gateway
) -> None:
    await open_until(database, door_of(SHARD), ago=160_000)
    gateway.ahead += 100_000
    await gateway.sessions.availability.guilds_listed([GUILD], SHARD)
    await gateway.sessions.availability.guilds_available([GUILD])
    assert game.clock.deadline is not None
    assert 160_000 <= await gateway.deadline(game) - game.clock.deadline < 160_000 + ERROR


async def test_an_outage_of_a_guild_that_lasts_over_a_lost_connection_is_credited_once(
    database: str, game: Session, gateway: Gateway
) -> None:
    await gateway.sessions.availability.guilds_listed([GUILD], SHARD)
    gateway.ahead += 30_000  # the guild's outage, then the connection's within it
    gateway.sessions.availability.connection_lost(SHARD)
    sql = await asyncpg.connect(database)
    await sql.execute("UPDATE doors SET open_at = open_at - 20000")
    await sql.close()
    gateway.ahead += 20_000
    assert await gateway.sessions.availability.connection_resumed(SHARD)
    gateway.ahead += 10_000
    await gateway.sessions.availability.guilds_available([GUILD])
    assert game.clock.deadline is not None
    assert 60_000 <= await gateway.deadline(game) - game.clock.deadline < 60_000 + ERROR


async def test_a_connection_that_is_lost_while_the_database_is_waited_for_is_credited_when_it_is_there_again(
    database: str, game: Session, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "INTERVAL", 10)
    answers, open_door = asyncio.Event(), gateway.store.doors.open

    async def open_late(door: str, uncredited: int, share: GuildShare | None = None) -> int:
        await answers.wait()
        return await open_door(door, uncredited, share)

    monkeypatch.setattr(gateway.store.doors, "open", open_late)
    listed = asyncio.create_task(gateway.sessions.availability.guilds_listed([GUILD], SHARD))
    await asyncio.sleep(0.01)
    gateway.sessions.availability.connection_lost(SHARD)
    answers.set()
    await listed
    sql = await asyncpg.connect(database)
    await sql.execute("UPDATE doors SET open_at = open_at - 20000")
    await sql.close()
    await asyncio.sleep(0.1)  # time in which a door that is open is noted again
    assert await gateway.sessions.availability.connection_resumed(SHARD)
    assert game.clock.deadline is not None
    assert 20_000 <= await gateway.deadline(game) - game.clock.deadline < 20_000 + ERROR


async def test_an_outage_of_a_guild_that_ends_while_the_connection_comes_back_is_credited_from_its_beginning(
    game: Session, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gateway.sessions.availability.guilds_listed([GUILD], SHARD)
    gateway.ahead += 30_000
    gateway.sessions.availability.connection_lost(SHARD)
    gateway.ahead += 10_000
    has_come, open_door = asyncio.Event(), gateway.store.doors.open

    async def open_slowly(door: str, uncredited: int, share: GuildShare | None = None) -> int:
        await has_come.wait()
        return await open_door(door, uncredited, share)

    monkeypatch.setattr(gateway.store.doors, "open", open_slowly)
    resuming = asyncio.create_task(gateway.sessions.availability.connection_resumed(SHARD))
    await asyncio.sleep(0)
    await gateway.sessions.availability.guilds_available([GUILD])
    has_come.set()
    assert not await resuming, "less than is credited to all guilds"
    assert game.clock.deadline is not None
    assert 40_000 <= await gateway.deadline(game) - game.clock.deadline < 40_000 + ERROR


@pytest.mark.parametrize("lost", [False, True], ids=["connected", "while the connection comes back"])
async def test_the_tables_of_a_guild_whose_long_outage_ends_are_read_once(
    game: Session, gateway: Gateway, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gateway.sessions.availability.guilds_listed([GUILD], SHARD)
    monkeypatch.setattr(doors, "UNCREDITED", 60_000)  # so the door stays open
    gateway.ahead += 30_000
    has_come, open_door = asyncio.Event(), gateway.store.doors.open
    read, live_in = list[int](), gateway.store.newest.live_in

    async def open_slowly(door: str, uncredited: int, share: GuildShare | None = None) -> int:
        await has_come.wait()
        return await open_door(door, uncredited, share)

    async def counted(guilds: Collection[int]) -> tuple[SessionVersion, ...]:
        read.extend(guilds)
        return await live_in(guilds)

    monkeypatch.setattr(gateway.store.doors, "open", open_slowly)
    monkeypatch.setattr(gateway.store.newest, "live_in", counted)
    if lost:
        gateway.sessions.availability.connection_lost(SHARD)
        resuming = asyncio.create_task(gateway.sessions.availability.connection_resumed(SHARD))
        await asyncio.sleep(0)
    await gateway.sessions.availability.guilds_available([GUILD])
    has_come.set()
    if lost:
        await resuming
    assert read == [GUILD]
    assert game.clock.deadline is not None
    assert 30_000 <= await gateway.deadline(game) - game.clock.deadline < 30_000 + ERROR


async def test_an_outage_of_a_guild_is_credited_at_a_stop_though_the_connection_is_lost(
    game: Session, gateway: Gateway
) -> None:
    await gateway.sessions.availability.guilds_listed([GUILD], SHARD)
    gateway.ahead += 30_000
    gateway.sessions.availability.connection_lost(SHARD)
    gateway.ahead += 10_000
    await gateway.sessions.close()
    assert game.clock.deadline is not None
    credited = await gateway.deadline(game) - game.clock.deadline
    assert 30_000 <= credited < 30_000 + ERROR, "what opens the door next credits the rest"


@pytest.mark.parametrize("ahead", [20, -20])
async def test_a_process_whose_clock_is_wrong_goes_by_the_time_of_the_database(
    database: str, start_process: StartProcess, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    right = await start_process()
    first = await right.game(ADA, BEA, clock=600)
    with monkeypatch.context() as patched:
        patched.setattr(time, "time_ns", lambda: time.clock_gettime_ns(time.CLOCK_REALTIME) + ahead * 10**9)
        wrong = await start_process()
        second = await wrong.game(ADA, BEA, clock=600, place=Place(guild=10, channel=101))
    sql = await asyncpg.connect(database)
    now = await sql.fetchval("SELECT now_ms()")
    await sql.close()
    assert second.clock.deadline is not None
    assert abs(second.clock.deadline - now - 600_000) < ERROR
    assert (await right.seen(first)).clock.deadline == first.clock.deadline
