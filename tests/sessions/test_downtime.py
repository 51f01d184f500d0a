"""Time that passed while the bot was down, or nobody could press: nobody's clock runs on it."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.sessions.service import Sessions
from bot.sessions.session import Place
from bot.sessions.timers.heartbeat import INTERVAL
from bot.sessions.timers.timers import FIRST_RETRY
from bot.sessions.transition import TableEvent
from bot.store.interface import Store
from bot.store.records import Change, StoreUnavailable
from bot.store.sqlite import SqliteStore
from tests.sessions.disk import SlowDisk
from tests.sessions.harness import ADA, BEA, Harness
from tests.sessions.timed import happened, timed


async def test_time_when_the_house_was_closed_is_on_nobodys_clock(harness: Harness) -> None:
    session = await timed(harness)
    await harness.passes(50)
    await harness.close()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.shown(session)).deadline == harness.clock.time + 70_000
    await harness.passes(69)
    assert not (await harness.shown(session)).overdue
    await harness.passes(1)
    assert await happened(harness, session) == [TableEvent.REMINDER, TableEvent.OVERDUE]


class Skipping:
    """A store whose beats fail while it is told to."""

    def __init__(self, store: Store) -> None:
        self.commit_of = store.commit
        self.fault: Exception | None = None

    async def commit(self, change: Change) -> bool:
        if change.alive_at is not None and self.fault is not None:
            raise self.fault
        return await self.commit_of(change)


@pytest.mark.parametrize("fault", [StoreUnavailable("disk full"), OSError("whatever")])
async def test_a_beat_that_fails_is_not_the_last(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    skipping = Skipping(harness.store)
    monkeypatch.setattr(harness.store, "commit", skipping.commit)
    session = await timed(harness)
    skipping.fault = fault
    for _ in range(2):
        await harness.passes(INTERVAL / 1000)
    skipping.fault = None
    await harness.passes(2 * FIRST_RETRY / 1000)
    await harness.passes(INTERVAL / 1000)
    await harness.crash()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.shown(session)).deadline == harness.clock.time + 95_000


async def taken_up(harness: Harness) -> None:
    """The house as it is before people can press again: time has not begun."""
    await harness.close()
    harness.store = await SqliteStore.open(harness.path)
    harness.clock.timers.clear()
    harness.sessions = Sessions(harness.store, now=harness.clock, schedule=harness.clock.schedule)
    await harness.sessions.restore()


async def test_time_until_people_can_press_again_is_on_nobodys_clock(harness: Harness) -> None:
    session = await timed(harness)
    other = await harness.lobby(ADA, BEA, place=Place(10, 101), options={"stones": 9})
    await harness.sessions.configure(other.id, ADA.id, clock=120)
    await harness.sessions.start(other.id, ADA.id)
    await taken_up(harness)
    assert harness.clock.timers == []
    harness.clock.time += 50_000
    await harness.move(other, ADA, "take 1")
    harness.clock.time += 10_000
    await asyncio.gather(harness.sessions.start_timers(), harness.sessions.start_timers())
    assert (await harness.shown(session)).deadline == harness.clock.time + 120_000
    assert (await harness.shown(other)).deadline == harness.clock.time + 120_000
    await harness.passes(0)
    harness.clock.time += 7_000
    await harness.sessions.start_timers()
    await harness.crash()
    await harness.open()
    assert (await harness.shown(session)).deadline == harness.clock.time + 120_000


async def test_where_time_cannot_be_credited_it_passes_all_the_same(harness: Harness) -> None:
    session = await timed(harness)
    await harness.sessions.close()
    disk = SlowDisk(harness.store, session.id)
    disk.fault = StoreUnavailable("disk full")
    disk.through.set()
    harness.sessions = Sessions(disk, now=harness.clock, schedule=harness.clock.schedule)
    await harness.sessions.restore()
    harness.clock.time += 60_000
    with capture_logs() as logs:
        await harness.sessions.start_timers()
    assert [entry["event"] for entry in logs] == ["rule not applied"]
    disk.fault = None
    await harness.passes(60)
    assert (await harness.shown(session)).overdue


async def test_after_a_crash_the_last_beat_counts(harness: Harness) -> None:
    session = await timed(harness)
    for _ in range(4):
        await harness.passes(INTERVAL / 1000)
    harness.clock.time += 4_000
    await harness.crash()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.shown(session)).deadline == harness.clock.time + 100_000


async def test_a_move_after_the_last_beat_counts_too(harness: Harness) -> None:
    session = await timed(harness)
    harness.clock.time += 4_000
    session = await harness.move(session, ADA, "take 1")
    await harness.crash()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.shown(session)).deadline == harness.clock.time + 120_000


async def test_two_crashes_credit_each_downtime_once(harness: Harness) -> None:
    session = await timed(harness)
    for _ in range(2):
        await harness.crash()
        harness.clock.time += 1_000_000
        await harness.open()
    assert (await harness.shown(session)).deadline == harness.clock.time + 120_000


async def test_what_time_brings_waits_for_the_disk(harness: Harness) -> None:
    session = await timed(harness)
    disk = SlowDisk(harness.store, session.id)
    disk.fault = StoreUnavailable("disk full")
    disk.through.set()
    await harness.serve(disk)
    await harness.passes(120)
    assert not (await harness.shown(session)).overdue
    disk.fault = None
    await harness.passes(5)
    assert await happened(harness, session) == [TableEvent.OVERDUE]
