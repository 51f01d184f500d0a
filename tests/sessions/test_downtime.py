"""Time that passed while the bot was down, or nobody could press: nobody's clock runs on it."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.sessions.service import Sessions
from bot.sessions.session import Place
from bot.sessions.timers.heartbeat import BEAT
from bot.sessions.timers.timers import AGAIN
from bot.sessions.transition import TableEvent
from bot.store.interface import Store
from bot.store.records import Change, StoreUnavailable
from bot.store.sqlite import SqliteStore
from tests.sessions.disk import SlowDisk
from tests.sessions.house import ADA, BEA, House
from tests.sessions.timed import happened, timed


async def test_time_when_the_house_was_closed_is_on_nobodys_clock(house: House) -> None:
    session = await timed(house)
    await house.passes(50)
    await house.close()
    house.clock.time += 86_400_000
    await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 70_000
    await house.passes(69)
    assert not (await house.shown(session)).overdue
    await house.passes(1)
    assert await happened(house, session) == [TableEvent.REMINDER, TableEvent.OVERDUE]


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
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    skipping = Skipping(house.store)
    monkeypatch.setattr(house.store, "commit", skipping.commit)
    session = await timed(house)
    skipping.fault = fault
    for _ in range(2):
        await house.passes(BEAT / 1000)
    skipping.fault = None
    await house.passes(2 * AGAIN / 1000)
    await house.passes(BEAT / 1000)
    await house.crash()
    house.clock.time += 86_400_000
    await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 95_000


async def taken_up(house: House) -> None:
    """The house as it is before people can press again: time has not begun."""
    await house.close()
    house.store = await SqliteStore.open(house.path)
    house.clock.timers.clear()
    house.sessions = Sessions(house.store, now=house.clock, schedule=house.clock.schedule)
    await house.sessions.restore()


async def test_time_until_people_can_press_again_is_on_nobodys_clock(house: House) -> None:
    session = await timed(house)
    other = await house.lobby(ADA, BEA, place=Place(10, 101), options={"stones": 9})
    await house.sessions.configure(other.id, ADA.id, clock=120)
    await house.sessions.start(other.id, ADA.id)
    await taken_up(house)
    assert house.clock.timers == []
    house.clock.time += 50_000
    await house.move(other, ADA, "take 1")
    house.clock.time += 10_000
    await asyncio.gather(house.sessions.start_timers(), house.sessions.start_timers())
    assert (await house.shown(session)).deadline == house.clock.time + 120_000
    assert (await house.shown(other)).deadline == house.clock.time + 120_000
    await house.passes(0)
    house.clock.time += 7_000
    await house.sessions.start_timers()
    await house.crash()
    await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 120_000


async def test_where_time_cannot_be_credited_it_passes_all_the_same(house: House) -> None:
    session = await timed(house)
    await house.sessions.close()
    disk = SlowDisk(house.store, session.id)
    disk.fault = StoreUnavailable("disk full")
    disk.through.set()
    house.sessions = Sessions(disk, now=house.clock, schedule=house.clock.schedule)
    await house.sessions.restore()
    house.clock.time += 60_000
    with capture_logs() as logs:
        await house.sessions.start_timers()
    assert [entry["event"] for entry in logs] == ["rule not applied"]
    disk.fault = None
    await house.passes(60)
    assert (await house.shown(session)).overdue


async def test_after_a_crash_the_last_beat_counts(house: House) -> None:
    session = await timed(house)
    for _ in range(4):
        await house.passes(BEAT / 1000)
    house.clock.time += 4_000
    await house.crash()
    house.clock.time += 86_400_000
    await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 100_000


async def test_a_move_after_the_last_beat_counts_too(house: House) -> None:
    session = await timed(house)
    house.clock.time += 4_000
    session = await house.move(session, ADA, "take 1")
    await house.crash()
    house.clock.time += 86_400_000
    await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 120_000


async def test_two_crashes_credit_each_downtime_once(house: House) -> None:
    session = await timed(house)
    for _ in range(2):
        await house.crash()
        house.clock.time += 1_000_000
        await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 120_000


async def test_what_time_brings_waits_for_the_disk(house: House) -> None:
    session = await timed(house)
    disk = SlowDisk(house.store, session.id)
    disk.fault = StoreUnavailable("disk full")
    disk.through.set()
    await house.serve(disk)
    await house.passes(120)
    assert not (await house.shown(session)).overdue
    disk.fault = None
    await house.passes(5)
    assert await happened(house, session) == [TableEvent.OVERDUE]
