"""The heartbeat: a note in the store that the bot is running, so that downtime is not counted against any player."""

from collections.abc import Callable
from contextlib import suppress

from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.change import Change
from bot.store.errors import StoreUnavailable
from bot.store.interface import Store

INTERVAL = 5_000
"""Milliseconds between two heartbeats while a clock runs: no more time than that is credited wrongly after a crash."""

IDLE_INTERVAL = 600_000
"""The same while only games without a clock are on, which have days until they are closed."""


def heartbeat(at: int) -> Change:
    """Returns the note that the bot was running at this time, ms since the epoch."""
    return Change(of="heartbeat", alive_at=at)


class Heartbeat:
    """Notes that the bot is running, as often as `interval` says: milliseconds between two notes, None for none."""

    def __init__(self, store: Store, interval: Callable[[], int | None], *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._interval = interval
        self._last = 0
        self._now = now
        self._timers = Timers(now, schedule)

    def start(self) -> None:
        """Schedules the first heartbeat, without delay; each schedules the next one. Timers retry one that fails."""
        self._timers.set("heartbeat", self._now(), self._beat)

    async def _beat(self) -> None:
        interval, now = self._interval(), self._now()
        if interval is not None and now >= self._last + interval:
            await self._store.commit(heartbeat(now))
            self._last = now
        self._timers.set("heartbeat", self._now() + INTERVAL, self._beat)

    async def close(self) -> None:
        """Makes the last heartbeat."""
        await self._timers.close()
        if self._interval() is not None:
            with suppress(StoreUnavailable):  # the store has logged it; then the heartbeat before counts
                await self._store.commit(heartbeat(self._now()))
