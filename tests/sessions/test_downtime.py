"""Time in which the bot was down, or nobody could act, is on nobody's clock."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.sessions.coordination.alone.heartbeat import INTERVAL
from bot.sessions.session import Place
from bot.sessions.timers.timers import FIRST_RETRY
from bot.sessions.transition import TableEvent
from bot.store.change import Change
from bot.store.errors import StoreUnavailable
from bot.store.interface import Store
from bot.store.sqlite.store import SqliteStore
from tests.sessions.blocking_store import BlockingStore
from tests.sessions.harness import ADA, Harness
from tests.sessions.timed_games import events, timed_game


async def test_downtime_is_on_nobodys_clock(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(50)
    await harness.close()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 70_000
    await harness.advance(69)
    assert not (await harness.current(session)).clock.overdue
    await harness.advance(1)
    assert await events(harness, session) == [TableEvent.REMINDER, TableEvent.OVERDUE]


class FailingHeartbeats:
    """A store whose heartbeats fail while an error is set."""

    def __init__(self, store: Store) -> None:
        self.commit_change = store.commit
        self.error: Exception | None = None

    async def commit(self, change: Change) -> bool:
        if change.alive_at is not None and self.error is not None:
            raise self.error
        return await self.commit_change(change)


@pytest.mark.parametrize("error", [StoreUnavailable("disk full"), OSError("whatever")])
async def test_a_heartbeat_that_fails_is_retried(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    failing = FailingHeartbeats(harness.store)
    monkeypatch.setattr(harness.store, "commit", failing.commit)
    session = await timed_game(harness)
    failing.error = error
    for _ in range(2):
        await harness.advance(INTERVAL / 1000)
    failing.error = None
    await harness.advance(2 * FIRST_RETRY / 1000)
    await harness.advance(INTERVAL / 1000)
    await harness.crash()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 95_000


async def restored_only(harness: Harness) -> None:
    """Restarts the service up to the moment when timers are started."""
    await harness.close()
    harness.store = await SqliteStore.open(harness.path)
    harness.clock.timers.clear()
    harness.sessions = harness.sessions_of(harness.store)
    await harness.sessions.restore()


async def test_the_time_until_people_can_act_again_is_on_nobodys_clock(harness: Harness) -> None:
    session = await timed_game(harness)
    other = await timed_game(harness, stones=9, place=Place(10, 101))
    await restored_only(harness)
    assert harness.clock.timers == []
    harness.clock.time += 50_000
    await harness.move(other, ADA, "take 1")
    harness.clock.time += 10_000
    await asyncio.gather(harness.sessions.availability.start_timers(), harness.sessions.availability.start_timers())
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 120_000
    assert (await harness.current(other)).clock.deadline == harness.clock.time + 120_000
    await harness.advance(0)
    harness.clock.time += 7_000
    await harness.sessions.availability.start_timers()
    await harness.crash()
    await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 120_000


async def test_timers_start_even_if_the_downtime_cannot_be_credited(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.sessions.close()
    store = BlockingStore(harness.store, session.id)
    store.error = StoreUnavailable("disk full")
    store.released.set()
    harness.sessions = harness.sessions_of(store)
    await harness.sessions.restore()
    harness.clock.time += 60_000
    with capture_logs() as logs:
        await harness.sessions.availability.start_timers()
    assert [entry["event"] for entry in logs] == ["rule not applied"]
    store.error = None
    await harness.advance(60)
    assert (await harness.current(session)).clock.overdue


async def test_after_a_crash_downtime_counts_from_the_last_heartbeat(harness: Harness) -> None:
    session = await timed_game(harness)
    for _ in range(4):
        await harness.advance(INTERVAL / 1000)
    harness.clock.time += 4_000
    await harness.crash()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 100_000


async def test_after_a_crash_downtime_counts_from_a_move_after_the_last_heartbeat(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.clock.time += 4_000
    session = await harness.move(session, ADA, "take 1")
    await harness.crash()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 120_000


async def test_two_crashes_credit_each_downtime_once(harness: Harness) -> None:
    session = await timed_game(harness)
    for _ in range(2):
        await harness.crash()
        harness.clock.time += 1_000_000
        await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 120_000


async def test_a_timeout_that_cannot_be_written_is_retried(harness: Harness) -> None:
    session = await timed_game(harness)
    store = BlockingStore(harness.store, session.id)
    store.error = StoreUnavailable("disk full")
    store.released.set()
    await harness.serve(store)
    await harness.advance(120)
    assert not (await harness.current(session)).clock.overdue
    store.error = None
    await harness.advance(5)
    assert await events(harness, session) == [TableEvent.OVERDUE]
