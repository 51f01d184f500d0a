"""Repeats attempts while a service cannot be reached: after growing delays, with occasional lines in the log."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from copy import copy
from functools import partial
from typing import TypeAlias, TypeVar

import structlog

log = structlog.get_logger()

DATABASE_FIRST_DELAY, DATABASE_LONGEST_DELAY = 0.5, 2.0
"""Seconds: after a failover people wait no longer than the longest delay."""

LOG_INTERVAL = 60.0
"""The least seconds between two lines in the log."""

T = TypeVar("T")

Sleep: TypeAlias = Callable[[float], Awaitable[object]]
Clock: TypeAlias = Callable[[], float]

_jitter = random.SystemRandom().random


class Backoff:
    """Delays that double with each attempt up to the longest one, each reduced by a random part of up to a half.

    Without that part, all processes that a failure has disconnected would reconnect at the same moment.
    """

    def __init__(self, first: float, longest: float, jitter: Callable[[], float] = _jitter) -> None:
        self._first = first
        self._longest = longest
        self._jitter = jitter
        self._attempts = 0

    def next(self) -> float:
        """Returns the seconds to wait after another failed attempt."""
        whole = min(self._first * 2.0**self._attempts, self._longest)
        if whole < self._longest:
            self._attempts += 1
        return whole * (1 - self._jitter() / 2)

    def reset(self) -> None:
        """Begins with the first delay again."""
        self._attempts = 0


class FailureLog:
    """Logs that a service fails: the first time, then at most once per LOG_INTERVAL, and when it is available again.

    A short failure that begins less than LOG_INTERVAL after the last line is not logged.

    Args:
        service: its name in the log.
        event, level: the event and level of the lines about the failure; the default event is "waiting for <service>".
    """

    def __init__(
        self, service: str, clock: Clock = time.monotonic, *, event: str | None = None, level: str = "warning"
    ) -> None:
        self._service = service
        self._clock = clock
        self._event = event or f"waiting for {service}"
        self._level = level
        self._logged_at: float | None = None
        self._failing_since: float | None = None
        """When the current failure began, if it has been logged."""

    def failed(self, reason: str, **fields: object) -> None:
        """Notes another failure."""
        now = self._clock()
        if self._logged_at is None or now - self._logged_at >= LOG_INTERVAL:
            self._logged_at = now
            self._failing_since = now if self._failing_since is None else self._failing_since
            getattr(log, self._level)(self._event, reason=reason, **fields)

    def succeeded(self) -> None:
        """Notes that the service is available."""
        if self._failing_since is not None:
            seconds, self._failing_since = self._clock() - self._failing_since, None
            log.info(f"{self._service} is available again", seconds=round(seconds, 1))


class Retry:
    """Waits for one service after failed attempts.

    Args:
        first, longest: the first and the longest delay, in seconds.
        sleep, clock, jitter: replaced in tests.
    """

    def __init__(
        self,
        service: str,
        first: float,
        longest: float,
        *,
        sleep: Sleep = asyncio.sleep,
        clock: Clock = time.monotonic,
        jitter: Callable[[], float] = _jitter,
    ) -> None:
        self.log = FailureLog(service, clock)
        self._jitter = jitter
        self._new_backoff = partial(Backoff, first, longest, jitter)
        self._backoff = self._new_backoff()
        self._sleep = sleep

    async def call(self, attempt: Callable[[], Awaitable[T]], *temporary: type[Exception]) -> T:
        """Repeats an attempt for as long as it raises one of these errors; returns what it returns.

        Simultaneous calls have separate delays.
        """
        backoff = self._new_backoff()
        while True:
            try:
                result = await attempt()
            except temporary as error:
                await self._wait(backoff, one_line(error))
            else:
                self.log.succeeded()
                return result

    def with_delays(self, first: float, longest: float) -> "Retry":
        """Returns a Retry with other delays for the same service, which shares this one's log."""
        other = copy(self)
        other._new_backoff = partial(Backoff, first, longest, self._jitter)
        other._backoff = other._new_backoff()
        return other

    async def wait(self, reason: str, at_least: float = 0.0) -> None:
        """Waits for the next delay, at least this many seconds. For callers that make the attempts themselves."""
        await self._wait(self._backoff, reason, at_least)

    def succeeded(self) -> None:
        """Begins with the first delay again."""
        self._backoff.reset()
        self.log.succeeded()

    async def _wait(self, backoff: Backoff, reason: str, at_least: float = 0.0) -> None:
        seconds = max(backoff.next(), at_least)
        self.log.failed(reason, seconds=round(seconds, 1))
        await self._sleep(seconds)


def database_retry(sleep: Sleep = asyncio.sleep, clock: Clock = time.monotonic) -> Retry:
    """Returns the Retry for the database.

    Args:
        sleep, clock: replaced in tests.
    """
    return Retry("the database", DATABASE_FIRST_DELAY, DATABASE_LONGEST_DELAY, sleep=sleep, clock=clock)


def one_line(error: Exception) -> str:
    """Returns an error in one line."""
    return " ".join(str(error).split()) or type(error).__name__
