"""Timers: a callback that fails is retried with backoff, and never stops the others."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from bot.sessions.timers import timers as module
from bot.sessions.timers.timers import FIRST_RETRY, LONGEST_RETRY, Timers, event_loop_schedule
from bot.store.errors import StoreUnavailable
from tests.sessions.harness import Clock, idle


class Failing:
    """A callback that raises these errors before it succeeds, and records the times of its calls."""

    def __init__(self, clock: Clock, errors: list[Exception]) -> None:
        self.clock = clock
        self.errors = errors
        self.called_at: list[int] = []

    async def call(self) -> None:
        self.called_at.append(self.clock.time)
        if self.errors:
            raise self.errors.pop()


@pytest.fixture
async def clock() -> Clock:
    return Clock()


@pytest.fixture
async def timers(clock: Clock) -> AsyncIterator[Timers]:
    timers = Timers(clock, clock.schedule)
    yield timers
    await timers.close()


async def advance(clock: Clock, milliseconds: int) -> None:
    """Advances the clock from timer to timer."""
    end = clock.time + milliseconds
    await idle()
    while due := [timer.at for timer in clock.timers if timer.at <= end]:
        clock.time = max(clock.time, min(due))
        clock.fire_next()
        await idle()
    clock.time = end


@pytest.mark.parametrize("error", [StoreUnavailable("disk full"), KeyError("seat")])
async def test_a_callback_that_fails_is_retried_with_exponential_backoff(
    clock: Clock, timers: Timers, error: Exception
) -> None:
    failing = Failing(clock, [error] * 9)
    begin = clock.time
    with capture_logs() as logs:
        timers.set("table", begin, failing.call)
        await advance(clock, 10 * LONGEST_RETRY)
    waited = [later - earlier for earlier, later in zip(failing.called_at, failing.called_at[1:], strict=False)]
    assert waited[:3] == [FIRST_RETRY, 2 * FIRST_RETRY, 4 * FIRST_RETRY]
    assert waited[-2:] == [LONGEST_RETRY, LONGEST_RETRY]
    assert len(logs) == 9
    assert clock.timers == []


async def test_the_backoff_starts_again_after_a_success(clock: Clock, timers: Timers) -> None:
    for _ in range(2):
        failing = Failing(clock, [KeyError("seat")])
        timers.start("table", failing.call)
        await advance(clock, LONGEST_RETRY)
        assert [at - failing.called_at[0] for at in failing.called_at] == [0, FIRST_RETRY]


async def test_a_timer_set_meanwhile_replaces_the_retry(clock: Clock, timers: Timers) -> None:
    later = Failing(clock, [])

    async def act() -> None:
        timers.set("table", clock.time + 1, later.call)
        raise KeyError("seat")

    timers.start("table", act)
    await advance(clock, LONGEST_RETRY)
    assert len(later.called_at) == 1


async def test_nothing_is_retried_after_the_close(clock: Clock, timers: Timers) -> None:
    timers.start("table", Failing(clock, [KeyError("seat")]).call)
    await timers.close()
    assert clock.timers == []


@pytest.mark.parametrize("jump", [10 * 3_600_000, -10 * 3_600_000])
async def test_a_timer_keeps_to_the_clock_when_that_is_set(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """The event loop's own time goes on evenly, so a clock that was set forward would make the timer hours late."""
    monkeypatch.setattr(module, "CLOCK_READ_EVERY", 5)
    fired = asyncio.Event()
    at = clock.time + max(jump, 20)
    event_loop_schedule(clock)(at, fired.set)
    clock.time += jump
    if jump < 0:
        await asyncio.sleep(0.05)
        assert not fired.is_set(), "too early"
        clock.time = at
    async with asyncio.timeout(60):
        await fired.wait()


async def test_a_cancelled_timer_of_the_event_loop_does_not_fire(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLOCK_READ_EVERY", 1)
    fired = asyncio.Event()
    timer = event_loop_schedule(clock)(clock.time + 100, fired.set)
    await asyncio.sleep(0.01)
    timer.cancel()
    clock.time += 200
    await asyncio.sleep(0.01)
    assert not fired.is_set()
