"""Notices: what one process tells the others."""

import asyncio
from typing import Any

import asyncpg
import pytest

from bot.store.postgres.notices import Notices
from bot.store.postgres.store import PostgresStore
from bot.store.shared import Notice
from tests.store.rows import moving, opening
from tests.store.shared.conftest import soon


def heard_by(store: PostgresStore) -> list[Notice]:
    heard: list[Notice] = []
    store.notices.listen(heard.append)
    return heard


def versions(heard: list[Notice]) -> dict[object, object]:
    """Returns the newest version of each session in the notices."""
    return {
        session: (version, channel)
        for notice in heard
        if notice["kind"] == "session" and isinstance(notice["sessions"], list)
        for session, version, channel in notice["sessions"]
    }


async def test_the_other_processes_are_told_of_each_changed_session(store: PostgresStore, other: PostgresStore) -> None:
    own, heard = heard_by(store), heard_by(other)
    await store.commit(opening("a", channel=7))
    await store.commit(moving("a", 1, 1))
    await store.commit(opening("b", channel=8, status="finished"))
    await soon(lambda: versions(heard) == {"a": (1, 7), "b": (0, None)})
    assert own == [], "nobody is told of what it did itself"


async def test_anything_else_is_told_as_it_is(store: PostgresStore, other: PostgresStore) -> None:
    heard = heard_by(other)
    await store.notices.tell({"kind": "acted", "people": [1, 2]})
    assert await soon(lambda: heard) == [{"kind": "acted", "people": [1, 2]}]


async def test_a_process_that_may_have_missed_notices_is_told_so(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    heard = heard_by(other)
    await sql.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND query LIKE 'LISTEN%'",
        other.process,
    )
    await soon(lambda: {"kind": "missed"} in heard)
    await store.commit(opening("a", channel=7))
    await soon(lambda: versions(heard) == {"a": (0, 7)})


async def test_changes_of_many_sessions_at_once_are_told_in_notices_that_are_short_enough(
    store: PostgresStore, other: PostgresStore
) -> None:
    heard = heard_by(other)
    opened = [opening(f"{number:026}", channel=(1 << 62) + number) for number in range(250)]
    await asyncio.gather(*map(store.commit, opened))
    await soon(lambda: len(versions(heard)) == 250)


async def test_commits_right_after_one_another_are_told_together(store: PostgresStore, other: PostgresStore) -> None:
    heard = heard_by(other)
    await store.commit(opening("a", channel=7))
    for ply in range(1, 8):
        await store.commit(moving("a", ply, ply))
    await soon(lambda: versions(heard) == {"a": (7, 7)})
    assert len(heard) < 8


async def test_what_is_being_told_while_a_process_stops_is_not_lost(
    store: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, sending, tell = heard_by(other), asyncio.Event(), Notices.tell

    async def slowly(notices: Notices, notice: Notice) -> None:
        sending.set()
        await asyncio.sleep(0.1)
        await tell(notices, notice)

    monkeypatch.setattr(Notices, "tell", slowly)
    await store.commit(opening("a", channel=7))
    await sending.wait()
    await store.close()
    await soon(lambda: versions(heard) == {"a": (0, 7)})


async def test_what_is_told_while_the_connection_begins_to_listen_again_is_not_lost(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, begun, add_listener = heard_by(other), asyncio.Event(), asyncpg.Connection.add_listener

    async def slowly(connection: asyncpg.Connection, channel: str, callback: Any) -> None:
        begun.set()
        await connection.execute("SELECT pg_sleep(0.2)")
        await add_listener(connection, channel, callback)

    monkeypatch.setattr(asyncpg.Connection, "add_listener", slowly)
    await sql.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND query LIKE 'LISTEN%'",
        store.process,
    )
    await begun.wait()
    await store.notices.tell({"kind": "acted", "people": [1]})
    assert await soon(lambda: heard) == [{"kind": "acted", "people": [1]}]
