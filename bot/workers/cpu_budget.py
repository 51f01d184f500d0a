"""How much CPU time the workers may spend for each server."""

from collections.abc import Callable
from enum import IntEnum

MINUTE = 60.0


class Shortage(IntEnum):
    """How short of CPU time a server is."""

    NONE = 0
    USED_UP = 1
    """Nothing is left, but work that takes little may be done."""
    DEBT = 2
    """The server has overdrawn by half a minute's budget."""


class CpuBudget:
    """A token bucket of CPU seconds for each server: it holds one minute's budget, and fills up evenly.

    A debt is at most one minute's budget, so a server waits a minute at most until it has some again.

    Args:
        now: a clock in seconds.
    """

    def __init__(self, seconds_per_minute: float, now: Callable[[], float]) -> None:
        self._full = seconds_per_minute
        self._now = now
        self._left: dict[int, tuple[float, float]] = {}
        """The CPU seconds that a server had left, and when; a server without an entry has its whole budget."""

    def charge(self, server: int, cpu_seconds: float) -> None:
        """Subtracts used CPU seconds from the server's budget."""
        now = self._now()
        self._left[server] = (max(-self._full, self._left_at(server, now) - cpu_seconds), now)
        for other in [other for other in self._left if self._left_at(other, now) >= self._full]:
            del self._left[other]

    def seconds_until_some(self, server: int) -> float:
        """Returns the seconds until the server has some CPU time left; 0 if it has now."""
        left = self._left_at(server, self._now())
        return 0.0 if left > 0 else (0.01 - left) * MINUTE / self._full

    def shortage(self, server: int) -> Shortage:
        """Returns how short of CPU time the server is now."""
        left = self._left_at(server, self._now())
        if left > 0:
            return Shortage.NONE
        return Shortage.USED_UP if left > -self._full / 2 else Shortage.DEBT

    def _left_at(self, server: int, now: float) -> float:
        left, at = self._left.get(server, (self._full, now))
        return min(self._full, left + (now - at) * self._full / MINUTE)
