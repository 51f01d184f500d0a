"""Callbacks at a certain time, at most one for each key, with retries; and values that are written after a delay."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Generic, Protocol, TypeAlias, TypeVar

import structlog
from structlog.contextvars import clear_contextvars

from bot.store.errors import StoreUnavailable

log = structlog.get_logger()

FIRST_RETRY = 5_000
"""Milliseconds until a failed callback is called again; each further failure doubles the delay."""

LONGEST_RETRY = 300_000
"""The most milliseconds between two retries."""


Now: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since the epoch."""


def now_ms() -> int:
    """Returns the time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


Lock: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]
"""Returns a block that only one task of all processes can enter at a time for each name. Entering may raise
StoreUnavailable."""


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> object: ...


Callback: TypeAlias = Callable[[], Awaitable[object]]

Schedule: TypeAlias = Callable[[int, Callable[[], object]], Timer]
"""Schedules a call for a time in ms since the epoch; a past time means at once."""


CLOCK_READ_EVERY = 30_000
"""How often (ms) a timer reads the clock: the event loop's time ignores changes of the clock, and stops while the
machine is suspended."""


class _ClockTimer:
    """A call at a clock time, even if the clock is changed meanwhile."""

    def __init__(self, now: Now, at: int, call: Callable[[], object]) -> None:
        self._now = now
        self._at = at
        self._call = call
        self._wait()

    def cancel(self) -> None:
        self._handle.cancel()

    def _wait(self) -> None:
        left = min(max(0, self._at - self._now()), CLOCK_READ_EVERY)
        self._handle = asyncio.get_running_loop().call_later(left / 1000, self._wake)

    def _wake(self) -> None:
        if self._now() >= self._at:
            self._call()
        else:
            self._wait()


def event_loop_schedule(now: Now) -> Schedule:
    """Returns a schedule that uses the timers of the running event loop."""
    return partial(_ClockTimer, now)


class Timers:
    """Timers by key. A callback that fails is retried with exponential backoff, until it succeeds or is replaced."""

    def __init__(self, now: Now, schedule: Schedule) -> None:
        self._now = now
        self._schedule = schedule
        self._timers: dict[str, Timer] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def __contains__(self, key: str) -> bool:
        """Returns whether a timer of this key is set."""
        return key in self._timers

    def set(self, key: str, at: int, callback: Callback) -> None:
        """Sets a timer for this time (ms since the epoch); it replaces the one of the same key."""
        self._set(key, at, callback, failures=0)

    def start(self, key: str, callback: Callback) -> None:
        """Calls at once; the timer of the same key is cancelled."""
        self.cancel(key)
        if not self._closed:
            self._start(key, callback, failures=0)

    def cancel(self, key: str) -> None:
        """Cancels the timer of this key, if there is one. A running callback continues."""
        if timer := self._timers.pop(key, None):
            timer.cancel()

    async def close(self) -> None:
        """Cancels all timers for good, and waits for running callbacks."""
        self._closed = True
        for key in list(self._timers):
            self.cancel(key)
        await asyncio.gather(*self._running)

    def _set(self, key: str, at: int, callback: Callback, *, failures: int) -> None:
        self.cancel(key)
        if not self._closed:
            self._timers[key] = self._schedule(at, partial(self._fire, key, callback, failures))

    def _fire(self, key: str, callback: Callback, failures: int) -> None:
        del self._timers[key]
        self._start(key, callback, failures)

    def _start(self, key: str, callback: Callback, failures: int) -> None:
        task = asyncio.create_task(self._run(key, callback, failures))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _run(self, key: str, callback: Callback, failures: int) -> None:
        clear_contextvars()  # of the interaction during which the timer was set
        try:
            await callback()
            return
        except StoreUnavailable as error:
            log.warning("timer waits for the store", key=key, why=error)
        except Exception:  # there is no caller to raise it to, and without a retry the table would stand still
            log.exception("timer failed", key=key)
        if key not in self:
            retry_at = self._now() + min(FIRST_RETRY << failures, LONGEST_RETRY)
            self._set(key, retry_at, callback, failures=failures + 1)


Key = TypeVar("Key")
Value = TypeVar("Value")


class WriteBehind(Generic[Key, Value]):
    """Values by key that are not written yet. While the store is unavailable they stay, unless newer ones replace them.

    Args:
        write: writes values; may raise StoreUnavailable, and is then called again.
        after: milliseconds from the first value to its writing.
        timers: the owner's, who closes them.
    """

    def __init__(
        self, write: Callable[[dict[Key, Value]], Awaitable[object]], after: int, timers: Timers, *, now: Now
    ) -> None:
        self._write = write
        self._after = after
        self._timers = timers
        self._now = now
        self._values: dict[Key, Value] = {}

    def put(self, key: Key, value: Value) -> None:
        """Schedules a value to be written in place of an older one with its key."""
        self._values[key] = value
        if "write" not in self._timers:
            self._timers.set("write", self._now() + self._after, self._write_all)

    async def close(self) -> None:
        """Writes the remaining values, if the store is available. Close the timers first."""
        with suppress(StoreUnavailable):  # the store has logged it
            await self._write_all()

    async def _write_all(self) -> None:
        """Writes all values. Raises StoreUnavailable; Timers then calls it again."""
        values, self._values = self._values, {}
        if not values:
            return
        try:
            await self._write(values)
        except StoreUnavailable:
            self._values = values | self._values
            raise
