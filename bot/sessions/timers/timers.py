"""What is to be done at a certain time, of which there is at most one thing a key."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeAlias

import structlog

from bot.store.records import StoreUnavailable

log = structlog.get_logger()

AGAIN = 5_000
"""Milliseconds after which a thing that failed is tried again, twice as many each time that it fails once more."""

LONGEST = 300_000
"""But at most so many."""


def now_ms() -> int:
    """The time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> object: ...


Now: TypeAlias = Callable[[], int]
"""The time in milliseconds since the epoch."""

Act: TypeAlias = Callable[[], Awaitable[object]]
"""What is to be done."""

Schedule: TypeAlias = Callable[[int, Callable[[], object]], Timer]
"""Has something called at a time, in ms since the epoch; at once where that is past."""


def on_the_loop(now: Now) -> Schedule:
    """Timers of the running event loop."""

    def schedule(at: int, act: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, at - now()) / 1000, act)

    return schedule


class Timers:
    """Acts at their times. One that fails is tried again, later and later, until it succeeds or is past."""

    def __init__(self, now: Now, schedule: Schedule) -> None:
        self._now = now
        self._schedule = schedule
        self._set: dict[str, Timer] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._closed = False

    def __contains__(self, key: str) -> bool:
        return key in self._set

    def set(self, key: str, at: int, act: Act) -> None:
        """Has `act` done at this time, instead of what was to be done under this key."""
        self._set_again(key, at, act, failures=0)

    def at_once(self, key: str, act: Act) -> None:
        """Has `act` done without delay, instead of what was to be done under this key."""
        self.drop(key)
        if not self._closed:
            self._begin(key, act, failures=0)

    def drop(self, key: str) -> None:
        """Leaves undone what was to come."""
        if alarm := self._set.pop(key, None):
            alarm.cancel()

    async def close(self) -> None:
        """Leaves all undone that was to come, and waits for what is under way."""
        self._closed = True
        for key in list(self._set):
            self.drop(key)
        await asyncio.gather(*self._under_way)

    def _set_again(self, key: str, at: int, act: Act, *, failures: int) -> None:
        self.drop(key)
        if not self._closed:
            self._set[key] = self._schedule(at, partial(self._ring, key, act, failures))

    def _ring(self, key: str, act: Act, failures: int) -> None:
        del self._set[key]
        self._begin(key, act, failures)

    def _begin(self, key: str, act: Act, failures: int) -> None:
        task = asyncio.create_task(self._done(key, act, failures))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _done(self, key: str, act: Act, failures: int) -> None:
        try:
            await act()
            return
        except StoreUnavailable as fault:
            log.warning("alarm waits for the store", key=key, why=str(fault))
        except Exception:  # nobody waits who could be told, and without another try its table would stand still
            log.exception("alarm failed", key=key)
        if key not in self:
            self._set_again(key, self._now() + min(AGAIN << failures, LONGEST), act, failures=failures + 1)
