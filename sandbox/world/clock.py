"""The sandbox's clock, which a test can move forward by fifteen minutes at once."""

import asyncio
import time
from collections.abc import Callable


class Timer:
    """Calls `callback` at the Unix time `due`, unless cancelled before."""

    def __init__(self, clock: "Clock", due: float, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self.due = due

    def schedule(self) -> None:
        """Schedules the call on the running loop for the time left by the clock, replacing an earlier schedule."""
        if self._handle:
            self._handle.cancel()
        left = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(left, self._fire)

    def cancel(self) -> None:
        """Cancels the call; does nothing if it has been made."""
        if self._handle:
            self._handle.cancel()
        self._clock.timers.discard(self)

    def _fire(self) -> None:
        self._clock.timers.discard(self)
        self._callback()


class Clock:
    """The machine's clock plus what `advance` has added. It never stops and never goes back."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.timers: set[Timer] = set()

    def now(self) -> float:
        """Returns Unix time in seconds."""
        return time.time() + self._ahead

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Calls `callback` once `seconds` have passed by this clock. Needs a running loop."""
        timer = Timer(self, self.now() + seconds, callback)
        self.timers.add(timer)
        timer.schedule()
        return timer

    def advance(self, seconds: float) -> None:
        """Moves the clock forward; timers that become due fire in the next iteration of the loop, in their order."""
        self._ahead += seconds
        for timer in sorted(self.timers, key=lambda one: one.due):
            timer.schedule()

    def stop(self) -> None:
        """Cancels all timers."""
        for timer in list(self.timers):
            timer.cancel()
