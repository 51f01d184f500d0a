"""How long the bot waits for Discord, by what Discord answers."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.retry import Backoff
from bot.ui.gateway.connection_errors import FIRST_DELAY, LONGEST_DELAY, wait_after
from tests.test_retry import Clock


def refused(status: int, text: str = "", **headers: str) -> discord.HTTPException:
    """What discord.py raises for an answer with this status."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="reason", headers=named)
    return discord.HTTPException(response, text)


def test_a_day_of_failures_stays_within_the_sessions_that_discord_allows() -> None:
    backoff, passed, attempts = Backoff(FIRST_DELAY, LONGEST_DELAY, jitter=lambda: 0.5), 0.0, 0
    while passed < 86_400:
        passed += backoff.next()
        attempts += 1
    assert attempts < 1000


async def test_a_wait_is_as_long_as_discord_asks_for() -> None:
    clock = Clock()
    retry = clock.retry()
    await wait_after(retry, refused(429, Retry_After="30"))
    await wait_after(retry, refused(503))
    await wait_after(retry, refused(429, Retry_After="Sun, 22 Nov 2026 12:00:00 GMT"))
    assert clock.slept == [30.0, 2.0, 4.0]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (aiohttp.ClientConnectionError("Cannot connect to host\n127.0.0.1"), "Cannot connect to host 127.0.0.1"),
        (TimeoutError(), "TimeoutError"),
        (refused(429, "<!DOCTYPE html>\n<html><h1>Error 1015</h1></html>"), "HTTP status 429"),
        (refused(502), "HTTP status 502"),
    ],
)
async def test_the_reason_is_one_line(error: Exception, reason: str) -> None:
    with capture_logs() as lines:
        await wait_after(Clock().retry(), error)
    assert [line["reason"] for line in lines] == [reason]
