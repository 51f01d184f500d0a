"""Doors: the time in which nobody could act is credited once, by one process, to all sessions that it concerns."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import asyncpg
import pytest

from bot.store.errors import StoreUnavailable
from bot.store.postgres import connection
from bot.store.postgres import doors as crediting
from bot.store.postgres.store import PostgresStore
from bot.store.sessions import DueRecord
from bot.store.shared import GuildShare
from tests.soon import soon
from tests.store.rows import opening, stored_session
from tests.store.shared.conftest import now_ms
from tests.store.shared.test_notices import heard_by

START = 1_700_000_000_000
UNCREDITED = 15_000
ERROR = 5_000
"""Milliseconds that a test may take itself."""


async def open_until(sql: asyncpg.Connection, *doors: str, ago: int) -> None:
    """Makes these doors count as open until so many milliseconds ago."""
    await sql.executemany(
        "INSERT INTO doors VALUES ($1, now_ms() - $2) ON CONFLICT (door) DO UPDATE SET open_at = excluded.open_at",
        [(door, ago) for door in doors],
    )


async def open_session(
    store: PostgresStore,
    session: str,
    *,
    channel: int,
    guild: int | None = 10,
    deadline: int | None = START + 60_000,
    status: str = "playing",
) -> None:
    change = opening(session, channel=channel, status=status)
    assert change.session is not None
    record = replace(change.session, guild=guild, deadline=deadline, idle_since=START)
    due = tuple(DueRecord(session, kind, START + 1_000) for kind in ("timer", "message"))
    await store.commit(replace(change, session=record, due=due))


async def times(store: PostgresStore, session: str) -> tuple[int | None, int | None, int]:
    """Returns the deadline and since when the game is idle, both as ms after START, and the version."""
    saved = await stored_session(store, session)
    deadline, idle_since = saved.session.deadline, saved.session.idle_since
    assert idle_since is not None
    assert saved.version is not None
    return None if deadline is None else deadline - START, idle_since - START, saved.version


async def test_the_first_opening_and_a_short_pause_credit_nothing(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    await open_session(store, "a", channel=1)
    assert await store.doors.open("http", UNCREDITED) == 0
    await open_until(sql, "http", ago=UNCREDITED - ERROR)
    assert await store.doors.open("http", UNCREDITED) == 0
    assert await times(store, "a") == (60_000, 0, 0)


async def test_one_of_two_processes_credits_a_downtime(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    heard = heard_by(other)
    await open_until(sql, "http", "shard 0", ago=20_000)
    await open_session(store, "a", channel=1)
    await open_session(store, "no deadline", channel=2, deadline=None)
    await open_session(store, "ended", channel=3, status="finished")
    credited = await asyncio.gather(*(one.doors.open("http", UNCREDITED) for one in (store, other)))
    away = sum(credited)
    assert 0 in credited
    assert 20_000 <= away < 20_000 + ERROR
    assert await times(store, "a") == (60_000 + away, away, 1)
    assert await times(store, "no deadline") == (None, 0, 0), "less than a minute"
    assert await times(store, "ended") == (60_000, 0, 0)
    due = await sql.fetch("SELECT kind, at FROM due WHERE session = 'a' ORDER BY kind")
    assert [(row["kind"], row["at"] - START) for row in due] == [("message", 1_000), ("timer", 1_000 + away)]
    if credited[0]:
        await soon(lambda: {"kind": "missed"} in heard)


async def test_a_longer_downtime_is_credited_to_games_without_a_deadline_too(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    await open_until(sql, "http", ago=70_000)
    await open_session(store, "a", channel=1, deadline=None)
    away = await store.doors.open("http", UNCREDITED)
    assert 70_000 <= away < 70_000 + ERROR
    assert await times(store, "a") == (None, away, 1)


async def test_a_shard_credits_the_sessions_of_its_guilds(store: PostgresStore, sql: asyncpg.Connection) -> None:
    await open_until(sql, "shard 1/2", ago=20_000)
    await store.doors.note_open(["shard 0/2"])  # it has other guilds
    for number, guild in enumerate([None, 1 << 22, 2 << 22]):
        await open_session(store, f"s{number}", channel=number, guild=guild)
    away = await store.doors.open("shard 1/2", UNCREDITED, GuildShare(range(1, 2), 2))
    assert 20_000 <= away < 20_000 + ERROR
    assert [await times(store, f"s{number}") for number in range(3)] == [
        (60_000, 0, 0),
        (60_000 + away, away, 1),
        (60_000, 0, 0),
    ]


async def test_a_door_that_was_noted_later_by_another_process_stays_so(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    now = await now_ms(sql)
    await store.doors.note_open(["http"])
    await store.doors.note_open(["http"], now - 100_000)
    assert await store.doors.open("http", UNCREDITED) == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["shard 0/1"], "http"),
        (["http"], "shard 0/1"),
        (["shard 0/32", "shard 1/32"], "shard 0/64"),
        (["move-store", "http", "shard 0/1"], "shard 5/16"),
    ],
)
async def test_downtime_is_credited_though_the_bot_comes_back_behind_another_door(
    store: PostgresStore, sql: asyncpg.Connection, before: list[str], after: str
) -> None:
    await open_until(sql, *before, ago=20_000)
    await open_session(store, "a", channel=1)
    away = await store.doors.open(after, UNCREDITED)
    assert 20_000 <= away < 20_000 + ERROR
    assert await times(store, "a") == (60_000 + away, away, 1)


async def test_a_credit_may_take_longer_than_other_statements(
    database: str, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be begun again for ever at very many tables, and nothing would be done that is due."""
    monkeypatch.setattr(connection, "SETTINGS", {**connection.SETTINGS, "lock_timeout": "100ms"})
    store = await PostgresStore.open(database)
    await open_session(store, "a", channel=1)
    await open_until(sql, "http", ago=20_000)
    async with sql.transaction():
        await sql.execute("UPDATE sessions SET version = version")
        crediting = asyncio.create_task(store.doors.open("http", UNCREDITED))
        await asyncio.sleep(0.5)
        assert not crediting.done()
    assert await crediting >= 20_000
    await store.close()


async def test_messages_that_show_a_wrong_time_after_a_credit_are_due(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    now = await now_ms(sql)
    await open_session(store, "soon", channel=1, deadline=now + 60_000)
    await open_session(store, "days", channel=2, deadline=now + 86_400_000)
    await open_session(store, "idle", channel=3, deadline=None)
    await open_session(store, "closed soon", channel=4, deadline=None)
    await sql.execute("UPDATE sessions SET closing_noticed = 1 WHERE id = 'closed soon'")
    await sql.execute("DELETE FROM due WHERE kind = 'message'")
    await open_until(sql, "http", ago=70_000)
    await store.doors.open("http", UNCREDITED)
    due = await sql.fetch("SELECT session FROM due WHERE kind = 'message' AND at < now_ms() + 1000")
    assert {row["session"] for row in due} == {"soon", "closed soon"}


async def test_a_shard_credits_its_time_though_shards_of_another_count_were_open_that_have_other_guilds(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    """Processes go one after the other from 16 shards to 32: the guilds of one wait for two of the new ones."""
    await open_until(sql, "shard 12/16", ago=60_000)
    await store.doors.note_open(["shard 0/16", "shard 28/32"])
    guild = 12 << 22
    await open_session(store, "a", channel=1, guild=guild)
    away = await store.doors.open("shard 12/32", UNCREDITED, GuildShare(range(12, 13), 32))
    assert 60_000 <= away < 60_000 + ERROR
    assert await times(store, "a") == (60_000 + away, away, 1)


@pytest.mark.parametrize("serving", ["http", "shard 0/1", "shard 12/16", "shard 4/8", "shard 0/4"])
async def test_a_shard_credits_nothing_while_another_door_has_reached_its_guilds(
    store: PostgresStore, sql: asyncpg.Connection, serving: str
) -> None:
    await open_until(sql, "shard 12/32", ago=60_000)
    await store.doors.note_open([serving])
    assert await store.doors.open("shard 12/32", UNCREDITED, GuildShare(range(12, 13), 32)) == 0


async def test_a_door_that_was_closed_while_another_one_was_used_credits_only_the_time_without_both(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    await open_until(sql, "http", ago=30 * 24 * 3_600_000)
    await open_until(sql, "shard 0/1", ago=20_000)
    assert 20_000 <= await store.doors.open("http", UNCREDITED) < 20_000 + ERROR


async def test_the_clock_of_a_process_decides_nothing(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.doors.note_open(["http"])
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 20_000_000_000)
    assert await store.doors.open("http", UNCREDITED) == 0


@pytest.fixture
async def slow_credits(sql: asyncpg.Connection) -> AsyncIterator[None]:
    """Makes each statement that changes sessions take half a second."""
    await sql.execute(
        "CREATE FUNCTION slow() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END';"
        "CREATE TRIGGER slow BEFORE UPDATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION slow()"
    )
    yield
    await sql.execute("DROP FUNCTION slow CASCADE")


async def test_a_credit_that_a_process_has_given_to_some_tables_is_given_to_the_others_by_the_next_one(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crediting, "AT_ONCE", 2)
    for number in range(5):
        await open_session(store, f"s{number}", channel=number)
    await open_until(sql, "http", ago=20_000)
    give, parts = crediting.give_some, 0

    async def die(connection: asyncpg.Connection, credit: asyncpg.Record) -> bool:
        nonlocal parts
        parts += 1
        if parts == 3:
            raise asyncpg.ConnectionDoesNotExistError("lost")
        return await give(connection, credit)

    monkeypatch.setattr(crediting, "give_some", die)
    with pytest.raises(StoreUnavailable):
        await store.doors.open("http", UNCREDITED)
    assert [(await times(store, f"s{number}"))[2] for number in range(5)] == [1, 1, 1, 1, 0]
    assert await sql.fetchval("SELECT now_ms() - open_at FROM doors") >= 20_000, "the door is not open"
    away = await other.doors.open("shard 0/1", UNCREDITED)
    assert 20_000 <= away < 20_000 + ERROR
    assert [await times(store, f"s{number}") for number in range(5)] == [(60_000 + away, away, 1)] * 5
    assert await store.doors.open("http", UNCREDITED) == 0


@pytest.mark.usefixtures("slow_credits")
async def test_the_time_that_a_credit_takes_is_credited_too(store: PostgresStore, sql: asyncpg.Connection) -> None:
    await open_session(store, "a", channel=1)
    await open_until(sql, "http", ago=20_000)
    away = await store.doors.open("http", 300)
    open_at = await sql.fetchval("SELECT open_at FROM doors")
    assert away >= 21_000
    assert abs(await now_ms(sql) - open_at) < ERROR
    deadline, idle_since, _ = await times(store, "a")
    assert (deadline, idle_since) == (60_000 + away, away)
