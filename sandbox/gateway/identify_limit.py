"""Limits how often the application may identify itself: per day, and per five seconds."""

from sandbox.gateway.settings import GatewaySettings
from sandbox.world.clock import Clock


class IdentifyLimit:
    """Counts identifies. A period begins with the first identify after the end of the last one."""

    def __init__(self, clock: Clock, settings: GatewaySettings) -> None:
        self._clock = clock
        self._settings = settings
        self._last: dict[int, float] = {}
        self._period_end = 0.0
        self._used = 0

    @property
    def remaining(self) -> int:
        """How many identifies are left in this period."""
        running = self._clock.now() < self._period_end
        return max(0, self._settings.identifies - self._used) if running else self._settings.identifies

    @property
    def reset_after(self) -> int:
        """Milliseconds until all identifies are available again; 0 if they are now."""
        return max(0, round(1000 * (self._period_end - self._clock.now())))

    def use(self) -> bool:
        """Counts an identify; returns False if none was left."""
        if self._clock.now() >= self._period_end:
            self._period_end = self._clock.now() + self._settings.identify_period
            self._used = 0
        self._used += 1
        return self._used <= self._settings.identifies

    def use_up(self) -> None:
        """Counts as many identifies as are left."""
        while self.remaining:
            self.use()

    def may_identify(self, shard: int) -> bool:
        """Whether enough time has passed since the last identify with this shard's key; if so, counts this one."""
        key, now = shard % self._settings.max_concurrency, self._clock.now()
        if now - self._last.get(key, 0.0) < self._settings.identify_gap:
            return False
        self._last[key] = now
        return True
