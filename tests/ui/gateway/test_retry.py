"""Waiting between two attempts to reach Discord, with a clock and a jitter of the test's own."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.ui.gateway.retry import LOG_INTERVAL, Backoff, Retry


class Clock:
    """A clock that only moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def retry(self, longest: float = 180.0) -> Retry:
        return Retry(Backoff(longest=longest, jitter=lambda: 0.0), self.sleep, lambda: self.now)


def refused(status: int, text: str = "", **headers: str) -> discord.HTTPException:
    """What discord.py raises for an answer with this status."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="reason", headers=named)
    return discord.HTTPException(response, text)


def test_delays_double_up_to_the_longest() -> None:
    backoff = Backoff(first=1.0, longest=10.0, jitter=lambda: 0.0)
    assert [backoff.next() for _ in range(6)] == [1.0, 2.0, 4.0, 8.0, 10.0, 10.0]
    backoff.reset()
    assert backoff.next() == 1.0


@pytest.mark.parametrize(("jitter", "delays"), [(0.0, [4.0, 8.0]), (0.5, [3.0, 6.0]), (1.0, [2.0, 4.0])])
def test_jitter_takes_up_to_a_half_off_each_delay(jitter: float, delays: list[float]) -> None:
    backoff = Backoff(first=4.0, longest=100.0, jitter=lambda: jitter)
    assert [backoff.next(), backoff.next()] == delays


def test_delays_differ_from_bot_to_bot() -> None:
    assert len({Backoff().next() for _ in range(10)}) > 1


def test_a_day_of_failures_stays_within_the_sessions_that_discord_allows() -> None:
    backoff, passed, attempts = Backoff(jitter=lambda: 0.5), 0.0, 0
    while passed < 86_400:
        passed += backoff.next()
        attempts += 1
    assert attempts < 1000


async def test_a_wait_is_as_long_as_discord_asks_for() -> None:
    clock = Clock()
    retry = clock.retry()
    await retry.wait_after(refused(429, Retry_After="30"))
    await retry.wait_after(refused(503))
    await retry.wait_after(refused(429, Retry_After="Sun, 22 Nov 2026 12:00:00 GMT"))
    assert clock.slept == [30.0, 2.0, 4.0]


async def test_the_log_says_once_a_minute_in_one_line_why_the_bot_waits() -> None:
    clock = Clock()
    retry = clock.retry(longest=7.0)
    with capture_logs() as lines:
        while clock.now < 3 * LOG_INTERVAL:
            await retry.wait_after(refused(429, "<!DOCTYPE html>\n<html><h1>Error 1015</h1></html>"))
    assert len(lines) == 3
    assert {(line["event"], line["reason"]) for line in lines} == {("waiting for Discord", "HTTP status 429")}


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (aiohttp.ClientConnectionError("Cannot connect to host\n127.0.0.1"), "Cannot connect to host 127.0.0.1"),
        (TimeoutError(), "TimeoutError"),
        (refused(502), "HTTP status 502"),
    ],
)
async def test_the_reason_is_one_line(error: Exception, reason: str) -> None:
    with capture_logs() as lines:
        await Clock().retry().wait_after(error)
    assert [line["reason"] for line in lines] == [reason]


async def test_success_begins_with_the_first_delay_again() -> None:
    clock = Clock()
    retry = clock.retry()
    for _ in range(3):
        await retry.wait("lost")
    retry.succeeded()
    await retry.wait("lost")
    assert clock.slept == [1.0, 2.0, 4.0, 1.0]
