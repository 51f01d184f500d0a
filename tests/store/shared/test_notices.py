"""Notices: what one process tells the others."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from bot.store.postgres.notices import QUERIES
from bot.store.postgres.store import PostgresStore
from bot.store.shared import Notice
from tests.soon import soon
from tests.store.rows import moving, opening


def heard_by(store: PostgresStore) -> list[Notice]:
    heard: list[Notice] = []
    store.notices.listen(heard.append)
    return heard


async def follow(store: PostgresStore, heard: list[Notice], *topics: str) -> None:
    """Waits until the process hears of these topics."""
    before = len(heard)
    for topic in topics:
        store.notices.follow(topic)
    await soon(lambda: followed(heard[before:]) == {*topics})


async def end_listening(sql: asyncpg.Connection, store: PostgresStore, query: str) -> None:
    """Ends the connection of a process that has sent such a query last."""
    await sql.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND query LIKE $2",
        store.process,
        query,
    )


def followed(heard: list[Notice]) -> set[object]:
    """Returns the topics that are followed since, by the notices."""
    topics = (notice["topics"] for notice in heard if notice["kind"] == "followed")
    return {topic for some in topics if isinstance(some, list) for topic in some}


def versions(heard: list[Notice]) -> dict[object, object]:
    """Returns the newest version of each session in the notices."""
    return {notice["session"]: notice["version"] for notice in heard if notice["kind"] == "session"}


async def test_a_process_is_told_of_the_changed_sessions_that_it_follows(
    store: PostgresStore, other: PostgresStore
) -> None:
    own, heard = heard_by(store), heard_by(other)
    await follow(store, own, "a", "b")
    await follow(other, heard, "a", "b")
    own.clear()
    await store.commit(opening("a", channel=7))
    await store.commit(moving("a", 1, 1))
    await store.commit(opening("c", channel=9))
    await store.commit(opening("b", channel=8, status="finished"))
    await soon(lambda: versions(heard) == {"a": 1, "b": 0})
    assert own == [], "nobody is told of what it did itself"


async def test_a_process_hears_nothing_of_what_it_follows_no_longer(store: PostgresStore, other: PostgresStore) -> None:
    heard = heard_by(other)
    await follow(other, heard, "a", "b")
    other.notices.unfollow("a")
    await follow(other, heard, "c")  # both are done at once
    await store.commit(opening("a", channel=7))
    await store.commit(opening("b", channel=8))
    await soon(lambda: versions(heard) == {"b": 0})


async def test_anything_else_is_told_as_it_is(store: PostgresStore, other: PostgresStore) -> None:
    heard = heard_by(other)
    await store.notices.tell({"kind": "acted", "people": [1, 2]})
    assert await soon(lambda: heard) == [{"kind": "acted", "people": [1, 2]}]


async def test_what_is_about_a_topic_is_told_those_who_follow_it(store: PostgresStore, other: PostgresStore) -> None:
    heard = heard_by(other)
    await follow(other, heard, "panels 9223372036854775807 9223372036854775807")
    store.notices.tell_followers("panels 1 2", {"kind": "panel"})
    store.notices.tell_followers("panels 9223372036854775807 9223372036854775807", {"kind": "panel", "message": 3})
    assert await soon(lambda: heard[1:]) == [{"kind": "panel", "message": 3}]


async def test_a_process_that_has_died_is_told_nothing_more(
    store: PostgresStore, other: PostgresStore, database: str, sql: asyncpg.Connection
) -> None:
    await sql.execute("INSERT INTO followers (topic, process) VALUES ('a', 'tavolino dead')")
    await follow(store, heard_by(store), "a")
    await follow(other, heard_by(other), "a")
    await other.close()
    third = await PostgresStore.open(database)
    try:
        assert [tuple(row) for row in await sql.fetch("SELECT process FROM followers")] == [(store.process,)]
    finally:
        await third.close()


async def test_a_process_that_may_have_missed_notices_is_told_so(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    heard = heard_by(other)
    await follow(other, heard, "a")
    await end_listening(sql, other, "%followers%")
    await soon(lambda: {"kind": "missed"} in heard)
    await store.commit(opening("a", channel=7))
    await soon(lambda: versions(heard) == {"a": 0})


async def test_changes_of_many_sessions_at_once_are_told(store: PostgresStore, other: PostgresStore) -> None:
    heard, ids = heard_by(other), [f"{number:026}" for number in range(250)]
    await follow(other, heard, *ids)
    await asyncio.gather(*(store.commit(opening(one, channel=number)) for number, one in enumerate(ids)))
    await soon(lambda: versions(heard) == dict.fromkeys(ids, 0))


async def test_commits_right_after_one_another_are_told_together(store: PostgresStore, other: PostgresStore) -> None:
    heard = heard_by(other)
    await follow(other, heard, "a")
    await store.commit(opening("a", channel=7))
    for ply in range(1, 8):
        await store.commit(moving("a", ply, ply))
    await soon(lambda: versions(heard) == {"a": 7})
    assert len(heard) < 8


async def test_what_is_being_told_while_a_process_stops_is_not_lost(
    store: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, sending, tell = heard_by(other), asyncio.Event(), QUERIES.tell
    await follow(other, heard, "a")

    async def slowly(connection: asyncpg.Connection, **parameters: Any) -> AsyncIterator[object]:
        sending.set()
        await asyncio.sleep(0.1)
        async for row in tell(connection, **parameters):
            yield row

    monkeypatch.setattr(QUERIES, "tell", slowly)
    await store.commit(opening("a", channel=7))
    await sending.wait()
    await store.close()
    await soon(lambda: versions(heard) == {"a": 0})


async def test_what_is_told_while_the_connection_begins_to_listen_again_is_not_lost(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, begun, add_listener = heard_by(other), asyncio.Event(), asyncpg.Connection.add_listener

    async def slowly(connection: asyncpg.Connection, channel: str, callback: Any) -> None:
        begun.set()
        await connection.execute("SELECT pg_sleep(0.2)")
        await add_listener(connection, channel, callback)

    monkeypatch.setattr(asyncpg.Connection, "add_listener", slowly)
    await end_listening(sql, store, "LISTEN%")
    await begun.wait()
    await store.notices.tell({"kind": "acted", "people": [1]})
    assert await soon(lambda: heard) == [{"kind": "acted", "people": [1]}]
