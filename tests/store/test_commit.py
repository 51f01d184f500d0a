"""Conflicts: one change wins each ply, channel and interaction; the other changes are not affected."""

import asyncio

import pytest

from bot.store.change import Change
from bot.store.errors import Conflict, StoreUnavailable
from bot.store.interface import RunningStore
from bot.store.sessions import SeatRecord
from tests.store.rows import moving, opening, stored_session


async def plies(store: RunningStore, session: str) -> list[tuple[int, int | None]]:
    """Returns the plies of a session with the actions that made them."""
    saved = await stored_session(store, session)
    return [(move.ply, move.action) for move in saved.moves]


async def test_of_two_moves_at_one_ply_exactly_one_is_accepted(store: RunningStore) -> None:
    await store.commit(opening("a"))
    verdicts = await asyncio.gather(
        *(store.commit(moving("a", 1, action)) for action in (100, 200)), return_exceptions=True
    )
    assert verdicts[0] is True
    assert isinstance(verdicts[1], Conflict)
    assert await plies(store, "a") == [(1, 100)]


async def test_an_action_that_arrives_twice_is_written_once(store: RunningStore) -> None:
    await store.commit(opening("a"))
    assert await store.commit(moving("a", 1, 100)) is True
    assert await store.commit(moving("a", 1, 100)) is False
    assert await store.commit(moving("a", 2, 100)) is False
    assert await plies(store, "a") == [(1, 100)]


async def test_an_action_of_another_session_is_a_conflict(store: RunningStore) -> None:
    await store.commit(opening("a", channel=1))
    await store.commit(opening("b", channel=2))
    await store.commit(moving("a", 1, 100))
    with pytest.raises(Conflict):
        await store.commit(moving("b", 1, 100))
    assert await plies(store, "b") == []


async def test_a_channel_has_one_live_session_at_a_time(store: RunningStore) -> None:
    verdicts = await asyncio.gather(*(store.commit(opening(name, channel=7)) for name in "ab"), return_exceptions=True)
    assert verdicts[0] is True
    assert isinstance(verdicts[1], Conflict)
    ended = opening("a", channel=7, status="abandoned")
    await store.commit(Change(of="a", session=ended.session))
    assert await store.commit(opening("b", channel=7)) is True


async def test_in_a_batch_only_the_faulty_changes_fail(store: RunningStore) -> None:
    for channel, name in enumerate("abcde"):
        await store.commit(opening(name, channel=channel))
    await store.commit(moving("b", 1, 1))
    nowhere = Change(of="d", seats=(SeatRecord("never", 0, 1, "Ada"),))  # as of a session that was deleted
    verdicts = await asyncio.gather(
        store.commit(moving("a", 1, 10)),
        store.commit(moving("b", 1, 11)),  # the ply is taken
        store.commit(moving("c", 1, 1 << 64)),  # too large for an id of Discord, and for a column
        store.commit(nowhere),
        store.commit(moving("e", 1, 12)),
        return_exceptions=True,
    )
    assert verdicts[0] is True
    assert isinstance(verdicts[1], Conflict)
    assert isinstance(verdicts[2], Exception)
    assert not isinstance(verdicts[2], Conflict | StoreUnavailable)
    assert isinstance(verdicts[3], Conflict)
    assert verdicts[4] is True
    assert await plies(store, "a") == [(1, 10)]
    assert await plies(store, "b") == [(1, 1)]
    assert await plies(store, "c") == []
    assert await plies(store, "e") == [(1, 12)]
    saved = await stored_session(store, "d")
    assert [seat.person for seat in saved.seats] == [1, 2]


async def test_a_change_is_written_whole_or_not_at_all(store: RunningStore) -> None:
    await store.commit(opening("a"))
    await store.commit(moving("a", 1, 1))
    ended = opening("a", status="finished")
    with pytest.raises(Conflict):
        await store.commit(Change(of="a", session=ended.session, moves=moving("a", 1, 2).moves))
    saved = await stored_session(store, "a")
    assert saved.session.status == "playing"


async def test_a_cancelled_commit_is_written_and_affects_no_other(store: RunningStore) -> None:
    await store.commit(opening("a", channel=1))
    await store.commit(opening("b", channel=2))
    cancelled = asyncio.create_task(store.commit(moving("a", 1, 1)))
    other = asyncio.create_task(store.commit(moving("b", 1, 2)))
    await asyncio.sleep(0)
    cancelled.cancel()
    assert await other is True
    assert cancelled.cancelled()
    assert await store.commit(moving("a", 1, 1)) is False  # it was written although its caller was cancelled
