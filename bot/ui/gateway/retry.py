"""Waiting between two attempts to reach Discord, or the database."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog

log = structlog.get_logger()

TEMPORARY = (OSError, aiohttp.ClientError, discord.HTTPException)
"""What is raised while Discord cannot be reached: refused connections, names that are not found, timeouts, and answers
such as 429 and 5xx."""

FIRST_DELAY, LONGEST_DELAY = 1.0, 180.0
"""Seconds. With the longest, a start that fails all day after IDENTIFY uses 640 of the 1,000 that Discord allows."""

LOG_INTERVAL = 60.0
"""Seconds after a line in the log in which there is no further one."""


_jitter = random.SystemRandom().random


class Backoff:
    """Delays that double with each attempt, up to a longest one, less a random part of up to a half.

    Without that part, all bots that a failure of Discord has disconnected would come back in the same moment.
    """

    def __init__(
        self,
        first: float = FIRST_DELAY,
        longest: float = LONGEST_DELAY,
        jitter: Callable[[], float] = _jitter,
    ) -> None:
        self._first = first
        self._longest = longest
        self._jitter = jitter
        self._attempts = 0

    def next(self) -> float:
        """Returns the seconds to wait after one more attempt that has failed."""
        whole = min(self._first * 2.0**self._attempts, self._longest)
        if whole < self._longest:
            self._attempts += 1
        return whole * (1 - self._jitter() / 2)

    def reset(self) -> None:
        """Begins with the first delay again."""
        self._attempts = 0


class Retry:
    """Waits after an attempt that has failed, and logs why, once in LOG_INTERVAL at most.

    waiting_for: what the log names. The other arguments are replaced in tests.
    """

    def __init__(
        self,
        backoff: Backoff | None = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        *,
        waiting_for: str = "Discord",
    ) -> None:
        self._event = f"waiting for {waiting_for}"
        self._backoff = backoff or Backoff()
        self._sleep = sleep
        self._clock = clock
        self._logged_at: float | None = None

    async def wait(self, reason: str, at_least: float = 0.0) -> None:
        """Waits for the next delay, or `at_least` so many seconds."""
        seconds = max(self._backoff.next(), at_least)
        now = self._clock()
        if self._logged_at is None or now - self._logged_at >= LOG_INTERVAL:
            self._logged_at = now
            log.warning(self._event, reason=reason, seconds=round(seconds, 1))
        await self._sleep(seconds)

    async def wait_after(self, error: Exception) -> None:
        """Waits after one of the TEMPORARY errors, as long as Discord has asked for if it has."""
        await self.wait(_reason(error), _retry_after(error))

    def succeeded(self) -> None:
        """Begins with the first delay again."""
        self._backoff.reset()


def _reason(error: Exception) -> str:
    """Returns an error in one line. The body of an answer is left out, since Cloudflare's is a page of HTML."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP status {error.status}"
    return " ".join(str(error).split()) or type(error).__name__


def _retry_after(error: Exception) -> float:
    """Returns the seconds that an answer's header asks for; 0 without one."""
    if not isinstance(error, discord.HTTPException):
        return 0.0
    try:
        return float(error.response.headers.get("Retry-After", "0"))
    except ValueError:  # a date, which Discord does not send
        return 0.0
