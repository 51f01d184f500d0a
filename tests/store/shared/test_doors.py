"""Doors: the time in which nobody could act is credited once, by one process, to all sessions that it concerns."""

import asyncio
from dataclasses import replace

import asyncpg

from bot.store.postgres.store import PostgresStore
from bot.store.records import DueRecord
from bot.store.shared import GuildShare
from tests.store.rows import opening
from tests.store.shared.conftest import soon
from tests.store.shared.test_notices import heard_by

START = 1_700_000_000_000
UNCREDITED = 15_000


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
    saved = await store.session(session)
    assert saved is not None
    deadline, idle_since = saved.session.deadline, saved.session.idle_since
    assert idle_since is not None
    return None if deadline is None else deadline - START, idle_since - START, saved.version


async def test_the_first_opening_and_a_short_pause_credit_nothing(store: PostgresStore) -> None:
    await open_session(store, "a", channel=1)
    assert await store.open_door("http", START, UNCREDITED) == 0
    assert await store.open_door("http", START + UNCREDITED, UNCREDITED) == 0
    assert await times(store, "a") == (60_000, 0, 0)


async def test_one_of_two_processes_credits_a_downtime(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    heard = heard_by(other)
    await store.note_open(["http", "shard 0"], START)
    await open_session(store, "a", channel=1)
    await open_session(store, "no deadline", channel=2, deadline=None)
    await open_session(store, "ended", channel=3, status="finished")
    credited = await asyncio.gather(*(one.open_door("http", START + 20_000, UNCREDITED) for one in (store, other)))
    assert sorted(credited) == [0, 20_000]
    assert await times(store, "a") == (80_000, 20_000, 1)
    assert await times(store, "no deadline") == (None, 0, 0), "less than a minute"
    assert await times(store, "ended") == (60_000, 0, 0)
    due = await sql.fetch("SELECT kind, at FROM due WHERE session = 'a' ORDER BY kind")
    assert [(row["kind"], row["at"] - START) for row in due] == [("message", 1_000), ("timer", 21_000)]
    if credited[0]:
        await soon(lambda: {"kind": "missed"} in heard)


async def test_a_longer_downtime_is_credited_to_games_without_a_deadline_too(store: PostgresStore) -> None:
    await store.note_open(["http"], START)
    await open_session(store, "a", channel=1, deadline=None)
    assert await store.open_door("http", START + 70_000, UNCREDITED) == 70_000
    assert await times(store, "a") == (None, 70_000, 1)


async def test_a_shard_credits_the_sessions_of_its_guilds(store: PostgresStore) -> None:
    await store.note_open(["shard 1"], START)
    for number, guild in enumerate([None, 1 << 22, 2 << 22]):
        await open_session(store, f"s{number}", channel=number, guild=guild)
    assert await store.open_door("shard 1", START + 20_000, UNCREDITED, GuildShare(range(1, 2), 2)) == 20_000
    assert [await times(store, f"s{number}") for number in range(3)] == [
        (60_000, 0, 0),
        (80_000, 20_000, 1),
        (60_000, 0, 0),
    ]


async def test_a_door_that_was_noted_later_by_another_process_stays_so(store: PostgresStore) -> None:
    await store.note_open(["http"], START + 100_000)
    await store.note_open(["http"], START)
    assert await store.open_door("http", START + 110_000, UNCREDITED) == 0
