"""Repeats what fails while a service cannot be reached: after delays that grow, with a line in the log now and then."""

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
"""Seconds: after a failover people wait no longer than that."""

LOG_INTERVAL = 60.0
"""Seconds after a line in the log in which there is no further one."""

T = TypeVar("T")

Sleep: TypeAlias = Callable[[float], Awaitable[object]]
Clock: TypeAlias = Callable[[], float]

_jitter = random.SystemRandom().random


class Backoff:
    """Delays that double with each attempt, up to a longest one, less a random part of up to a half.

    Without that part, all processes that a failure has disconnected would come back in the same moment.
    """

    def __init__(self, first: float, longest: float, jitter: Callable[[], float] = _jitter) -> None:
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


class FailureLog:
    """Logs that a service fails: the first time, then once in LOG_INTERVAL at most, and when it is available again.

    A failure of less than LOG_INTERVAL that begins soon after another one is not logged.

    Args:
        service: its name in the log.
        event, level: of the lines about the failure; "waiting for <service>" without event.
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
        """When the failure began that was logged and is not over."""

    def failed(self, reason: str, **fields: object) -> None:
        """Notes one more failure."""
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
    """Waits for one service after attempts that have failed.

    Args:
        first, longest: seconds of the delays.
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
        """Returns what an attempt returns; makes it again for as long as it raises one of these errors.

        Calls at the same time have delays of their own.
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
        """Returns what waits between other attempts to reach the same service; they share its log."""
        other = copy(self)
        other._new_backoff = partial(Backoff, first, longest, self._jitter)
        other._backoff = other._new_backoff()
        return other

    async def wait(self, reason: str, at_least: float = 0.0) -> None:
        """Waits for the next delay, at least for this many seconds: where `call` does not make the attempts."""
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
    """Returns what waits for the database.

    Args:
        sleep, clock: replaced in tests.
    """
    return Retry("the database", DATABASE_FIRST_DELAY, DATABASE_LONGEST_DELAY, sleep=sleep, clock=clock)


def one_line(error: Exception) -> str:
    """Returns an error in one line."""
    return " ".join(str(error).split()) or type(error).__name__
