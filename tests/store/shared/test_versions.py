"""Versions: of two processes that change the same version of a session one wins, and the other learns of it."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from structlog.testing import capture_logs

from bot.store.change import NEW_SESSION, Change
from bot.store.errors import Conflict
from bot.store.postgres.store import PostgresStore
from bot.store.sessions import SESSIONS, SetAsideRecord, ShownRecord
from bot.store.shared import SessionVersion
from tests.store.ratings import duel, finishing
from tests.store.rows import moving, opening, row, stored_session


def changed(session: str, based_on: int, *, channel: int = 1, revision: int = 1) -> Change:
    """Changes a session's row, based on a version."""
    return Change(of=session, session=replace(row(session, channel=channel), revision=revision), based_on=based_on)


def other_value(value: object, types: Collection[type]) -> Any:
    """Returns another value of a column that takes these types."""
    if isinstance(value, bool):
        return not value
    if value == "playing":
        return "finished"
    return f"{value} changed" if str in types else 8 if value is None else int(str(value)) + 1


async def test_a_new_session_has_version_0_and_each_change_raises_it(store: PostgresStore) -> None:
    await store.commit(opening("a", channel=7))
    assert await store.newest.versions([7], []) == (SessionVersion("a", 0, 7),)
    await store.commit(changed("a", 0, channel=7))
    await store.commit(replace(moving("a", 1, 1), based_on=1))
    assert await store.newest.versions([], ["a"]) == (SessionVersion("a", 2, 7),)
    saved = await stored_session(store, "a")
    assert saved.version == 2


async def test_of_two_processes_one_changes_a_version_and_the_other_gets_a_conflict(
    store: PostgresStore, other: PostgresStore
) -> None:
    await store.commit(opening("a"))
    verdicts = await asyncio.gather(
        store.commit(changed("a", 0, revision=1)), other.commit(changed("a", 0, revision=2)), return_exceptions=True
    )
    assert sorted(type(verdict).__name__ for verdict in verdicts) == ["Conflict", "bool"]
    assert [one.version for one in await store.newest.versions([], ["a"])] == [1]


async def test_in_a_batch_only_changes_of_an_old_version_are_refused(store: PostgresStore) -> None:
    for channel, name in enumerate("abc"):
        await store.commit(opening(name, channel=channel))
    await store.commit(changed("b", 0, channel=1))
    verdicts = await asyncio.gather(
        *(store.commit(changed(name, 0, channel=channel, revision=9)) for channel, name in enumerate("abc")),
        return_exceptions=True,
    )
    assert verdicts[0] is True
    assert isinstance(verdicts[1], Conflict)
    assert verdicts[2] is True
    saved = await stored_session(store, "b")
    assert saved.session.revision == 1


async def test_every_column_of_a_session_that_changes_is_written_whichever_others_do(store: PostgresStore) -> None:
    await store.commit(opening("a"))
    session = row("a")
    for version, column in enumerate(SESSIONS.replaced):
        changes: dict[str, Any] = {column: other_value(getattr(session, column), SESSIONS.types[column])}
        session = replace(session, **changes)
        await store.commit(Change(of="a", session=session, session_columns=[column], based_on=version))
        saved = await stored_session(store, "a")
        assert saved.session == session, column
    assert await store.newest.versions([], ["a"]) == (SessionVersion("a", len(SESSIONS.replaced), None),)


async def test_a_column_of_a_session_that_changes_to_nothing_is_written(store: PostgresStore) -> None:
    await store.commit(opening("a"))
    asked = replace(row("a"), deadline=5, offer="end", offer_seat=0)
    await store.commit(Change(of="a", session=asked, session_columns=["deadline", "offer", "offer_seat"], based_on=0))
    await store.commit(Change(of="a", session=row("a"), session_columns=["deadline", "offer"], based_on=1))
    saved = await stored_session(store, "a")
    assert saved.session == row("a")


async def test_a_change_that_waits_for_another_ones_is_refused_and_one_that_is_based_on_no_version_follows_it(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    for channel, name in enumerate("ab"):
        await store.commit(opening(name, channel=channel))
    async with sql.transaction():
        await sql.execute("UPDATE sessions SET version = version + 1, message = 5")
        waiting = [
            asyncio.create_task(store.commit(replace(moving("a", 1, 1), based_on=0))),
            asyncio.create_task(store.commit(moving("b", 1, 2))),
        ]
        await asyncio.sleep(0.2)
        assert not any(one.done() for one in waiting)
    refused, written = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(refused, Conflict)
    assert written is True
    assert {*await store.newest.versions([], ["a", "b"])} == {SessionVersion("a", 1, 0), SessionVersion("b", 2, 1)}
    saved = [await store.sessions.find(name) for name in "ab"]
    assert [(one.session.message, len(one.moves)) for one in saved if one is not None] == [(5, 0), (5, 1)]


async def test_in_a_batch_whose_first_changes_are_refused_the_end_of_another_game_is_written(
    store: PostgresStore,
) -> None:
    for channel, name in enumerate("ab"):
        await store.commit(opening(name, channel=channel))
    await store.commit(changed("a", 0, channel=0))
    outdated, ended = await asyncio.gather(
        store.commit(changed("a", 0, channel=0)), store.commit(finishing("b", duel(1, 2))), return_exceptions=True
    )
    assert isinstance(outdated, Conflict)
    assert ended is True


async def test_a_repeated_action_counts_as_written_whatever_the_version_is(
    store: PostgresStore, other: PostgresStore
) -> None:
    await store.commit(opening("a"))
    assert await store.commit(replace(moving("a", 1, 100), based_on=0)) is True
    for based_on in (0, 1):
        assert await other.commit(replace(moving("a", 1, 100), based_on=based_on)) is False


async def test_a_change_of_a_session_that_does_not_exist_is_a_conflict(store: PostgresStore) -> None:
    with pytest.raises(Conflict):
        await store.commit(changed("never", 0))


async def test_what_a_message_shows_raises_no_version(store: PostgresStore) -> None:
    await store.commit(opening("a"))
    await store.commit(Change(of="shown", shown=(ShownRecord("a", "[1]"),)))
    assert await store.newest.versions([], ["a"]) == (SessionVersion("a", 0, 1),)


async def test_a_session_that_ended_or_is_set_aside_has_no_channel(store: PostgresStore) -> None:
    await store.commit(opening("a", channel=1, status="finished"))
    await store.commit(opening("b", channel=2))
    await store.commit(Change(of="damaged", set_aside=(SetAsideRecord("b", "why"),)))
    assert set(await store.newest.versions([1, 2], ["a", "b"])) == {
        SessionVersion("a", 0, None),
        SessionVersion("b", 1, None),
    }


async def test_the_live_sessions_of_guilds_are_found(store: PostgresStore) -> None:
    await store.commit(opening("a", channel=1))
    await store.commit(opening("b", channel=2, status="finished"))
    assert await store.newest.live_in([10, 20]) == (SessionVersion("a", 0, 1),)
    assert await store.newest.live_in([20]) == ()


async def test_a_session_is_read_with_the_moves_after_a_ply(store: PostgresStore) -> None:
    await store.commit(opening("a"))
    for ply in (1, 2, 3):
        await store.commit(moving("a", ply, ply))
    saved = await store.sessions.find_after("a", 1)
    assert saved is not None
    assert [move.ply for move in saved.moves] == [2, 3]
    assert saved.seats == opening("a").seats
    assert await store.sessions.find_after("never", 0) is None


async def test_processes_that_change_the_same_sessions_in_any_order_never_wait_for_each_other(
    store: PostgresStore, other: PostgresStore
) -> None:
    names = [f"s{number}" for number in range(20)]
    for channel, name in enumerate(names):
        await store.commit(opening(name, channel=channel))
    for version in range(10):
        verdicts = await asyncio.gather(
            *(store.commit(changed(name, version, channel=int(name[1:]))) for name in names),
            *(other.commit(changed(name, version, channel=int(name[1:]))) for name in reversed(names)),
            return_exceptions=True,
        )
        won, lost = verdicts[:20], verdicts[:19:-1]
        assert all({type(a), type(b)} == {bool, Conflict} for a, b in zip(won, lost, strict=True))


async def test_processes_that_open_tables_in_the_same_channels_in_other_orders_never_wait_for_each_other(
    store: PostgresStore, other: PostgresStore
) -> None:
    def first(session: str, channel: int) -> Change:
        return replace(opening(session, channel=channel), based_on=NEW_SESSION)

    await store.commit(first("taken", 0))  # so that the batches are written one by one
    channels = range(20)
    with capture_logs() as logs:
        verdicts = await asyncio.gather(
            *(store.commit(first(f"a{channel}", channel)) for channel in channels),
            *(other.commit(first(f"b{channel}", channel)) for channel in reversed(channels)),
            return_exceptions=True,
        )
    assert sorted(type(verdict).__name__ for verdict in verdicts) == ["Conflict"] * 21 + ["bool"] * 19
    events = {line["event"] for line in logs}
    assert "batch redone one by one" in events
    assert events.isdisjoint({"transaction repeated", "changes refused that wait for a lock"})
