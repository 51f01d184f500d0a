"""Waiting for a service that fails, with a clock and a jitter of the test's own."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.retry import LOG_INTERVAL, Backoff, Retry


class Clock:
    """A clock that only moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def retry(self, longest: float = 180.0) -> Retry:
        return Retry("Discord", 1.0, longest, sleep=self.sleep, clock=lambda: self.now, jitter=lambda: 0.0)


class Away(Exception):
    """The service fails."""


class Service:
    """Fails this number of times, then answers."""

    def __init__(self, failures: int) -> None:
        self.failures = failures

    async def __call__(self) -> str:
        if self.failures:
            self.failures -= 1
            raise Away("the server\nis away")
        return "answer"


def test_delays_double_up_to_the_longest() -> None:
    backoff = Backoff(first=1.0, longest=10.0, jitter=lambda: 0.0)
    assert [backoff.next() for _ in range(6)] == [1.0, 2.0, 4.0, 8.0, 10.0, 10.0]
    backoff.reset()
    assert backoff.next() == 1.0


@pytest.mark.parametrize(("jitter", "delays"), [(0.0, [4.0, 8.0]), (0.5, [3.0, 6.0]), (1.0, [2.0, 4.0])])
def test_jitter_takes_up_to_a_half_off_each_delay(jitter: float, delays: list[float]) -> None:
    backoff = Backoff(first=4.0, longest=100.0, jitter=lambda: jitter)
    assert [backoff.next(), backoff.next()] == delays


def test_delays_differ_from_process_to_process() -> None:
    assert len({Backoff(1.0, 180.0).next() for _ in range(10)}) > 1


async def test_a_call_is_made_again_until_it_succeeds_and_the_log_says_when_it_fails_and_when_no_more() -> None:
    clock = Clock()
    retry = clock.retry(longest=2.0)
    with capture_logs() as lines:
        assert await retry.call(Service(failures=4), Away) == "answer"
        assert await retry.call(Service(failures=0), Away) == "answer"
    assert clock.slept == [1.0, 2.0, 2.0, 2.0]
    first, last = lines
    assert (first["event"], first["reason"], first["log_level"]) == (
        "waiting for Discord",
        "the server is away",
        "warning",
    )
    assert (last["event"], last["seconds"], last["log_level"]) == ("Discord is available again", 7.0, "info")


async def test_each_call_has_delays_of_its_own() -> None:
    clock = Clock()
    retry = clock.retry()
    for _ in range(2):
        await retry.call(Service(failures=3), Away)
    assert clock.slept == [1.0, 2.0, 4.0] * 2


async def test_an_error_that_is_not_temporary_is_raised_at_once() -> None:
    async def defective() -> None:
        raise ValueError("a defect")

    clock = Clock()
    with pytest.raises(ValueError, match="a defect"):
        await clock.retry().call(defective, Away)
    assert clock.slept == []


async def test_a_call_that_waits_is_cancelled_at_once() -> None:
    waiting = asyncio.create_task(Retry("Discord", 60.0, 60.0).call(Service(failures=9), Away))
    await asyncio.sleep(0)
    waiting.cancel()
    async with asyncio.timeout(30):
        with pytest.raises(asyncio.CancelledError):
            await waiting


async def test_the_log_has_a_line_a_minute_for_a_failure_that_lasts() -> None:
    clock = Clock()
    retry = clock.retry(longest=7.0)
    with capture_logs() as lines:
        while clock.now < 3 * LOG_INTERVAL:
            await retry.wait("lost")
    assert [line["event"] for line in lines] == ["waiting for Discord"] * 3


async def test_the_log_has_two_lines_a_minute_for_failures_that_come_and_go() -> None:
    clock = Clock()
    retry = clock.retry()
    with capture_logs() as lines:
        while clock.now < 2 * LOG_INTERVAL:
            await retry.wait("lost")
            retry.succeeded()
    assert [line["event"] for line in lines] == ["waiting for Discord", "Discord is available again"] * 2


async def test_success_begins_with_the_first_delay_again() -> None:
    clock = Clock()
    retry = clock.retry()
    for _ in range(3):
        await retry.wait("lost")
    retry.succeeded()
    await retry.wait("lost")
    assert clock.slept == [1.0, 2.0, 4.0, 1.0]
