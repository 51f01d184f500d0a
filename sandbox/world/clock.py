"""Time as the sandbox tells it, so that a test can let fifteen minutes pass at once."""

import asyncio
import time
from collections.abc import Callable


class Timer:
    """Something to do at a moment, unless it is cancelled before."""

    def __init__(self, clock: "Clock", due: float, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self.due = due

    def wind(self) -> None:
        """Have the loop wait for what is left until `due` by the clock."""
        if self._handle:
            self._handle.cancel()
        left = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(left, self._go_off)

    def cancel(self) -> None:
        """Never ring. Harmless on an alarm that has rung."""
        if self._handle:
            self._handle.cancel()
        self._clock.timers.discard(self)

    def _go_off(self) -> None:
        self._clock.timers.discard(self)
        self._ring()


class Clock:
    """The machine's clock, which `advance` pushes ahead; it never stands still and never goes back."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.timers: set[Timer] = set()

    def now(self) -> float:
        """Unix time in seconds."""
        return time.time() + self._ahead

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        """Call `ring` once `seconds` have passed by this clock. Needs a running loop."""
        alarm = Timer(self, self.now() + seconds, ring)
        self.timers.add(alarm)
        alarm.wind()
        return alarm

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once; alarms that become due ring in the loop's next turn."""
        self._ahead += seconds
        for alarm in sorted(self.timers, key=lambda one: one.due):
            alarm.wind()

    def stop(self) -> None:
        """Let no alarm ring any more."""
        for alarm in list(self.timers):
            alarm.cancel()
