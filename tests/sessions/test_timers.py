"""Timers: what fails is tried again, later and later, and never stops the others."""

from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from bot.sessions.timers.timers import FIRST_RETRY, LONGEST_RETRY, Timers
from bot.store.records import StoreUnavailable
from tests.sessions.harness import Clock, settled


class Stubborn:
    """Fails so many times before it succeeds; remembers when it was tried."""

    def __init__(self, clock: Clock, faults: list[Exception]) -> None:
        self.clock = clock
        self.faults = faults
        self.tried: list[int] = []

    async def act(self) -> None:
        self.tried.append(self.clock.time)
        if self.faults:
            raise self.faults.pop()


@pytest.fixture
async def clock() -> Clock:
    return Clock()


@pytest.fixture
async def timers(clock: Clock) -> AsyncIterator[Timers]:
    timers = Timers(clock, clock.schedule)
    yield timers
    await timers.close()


async def passes(clock: Clock, milliseconds: int) -> None:
    """Time passes up to the next thing to be done, over and over."""
    end = clock.time + milliseconds
    await settled()
    while due := [timer.at for timer in clock.timers if timer.at <= end]:
        clock.time = max(clock.time, min(due))
        clock.ring()
        await settled()
    clock.time = end


@pytest.mark.parametrize("fault", [StoreUnavailable("disk full"), KeyError("seat")])
async def test_what_fails_is_tried_again_later_and_later(clock: Clock, timers: Timers, fault: Exception) -> None:
    stubborn = Stubborn(clock, [fault] * 9)
    begin = clock.time
    with capture_logs() as logs:
        timers.set("table", begin, stubborn.act)
        await passes(clock, 10 * LONGEST_RETRY)
    waited = [later - earlier for earlier, later in zip(stubborn.tried, stubborn.tried[1:], strict=False)]
    assert waited[:3] == [FIRST_RETRY, 2 * FIRST_RETRY, 4 * FIRST_RETRY]
    assert waited[-2:] == [LONGEST_RETRY, LONGEST_RETRY]
    assert len(logs) == 9
    assert clock.timers == []


async def test_what_succeeds_begins_anew(clock: Clock, timers: Timers) -> None:
    for _ in range(2):
        stubborn = Stubborn(clock, [KeyError("seat")])
        timers.start("table", stubborn.act)
        await passes(clock, LONGEST_RETRY)
        assert [at - stubborn.tried[0] for at in stubborn.tried] == [0, FIRST_RETRY]


async def test_what_was_set_meanwhile_takes_the_place_of_another_try(clock: Clock, timers: Timers) -> None:
    later = Stubborn(clock, [])

    async def act() -> None:
        timers.set("table", clock.time + 1, later.act)
        raise KeyError("seat")

    timers.start("table", act)
    await passes(clock, LONGEST_RETRY)
    assert len(later.tried) == 1


async def test_nothing_is_tried_again_after_the_close(clock: Clock, timers: Timers) -> None:
    timers.start("table", Stubborn(clock, [KeyError("seat")]).act)
    await timers.close()
    assert clock.timers == []
