"""The heartbeat: a note in the store that the bot is running, so that downtime is not counted against any player."""

from collections.abc import Callable
from contextlib import suppress

from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.interface import Store
from bot.store.records import Change, StoreUnavailable

INTERVAL = 5_000
"""Milliseconds between two heartbeats: at most so much time is credited wrongly after a crash."""


def heartbeat(at: int) -> Change:
    """Returns the note that the bot was running at this time, ms since the epoch."""
    return Change(of="heartbeat", alive_at=at)


class Heartbeat:
    """Notes every few seconds that the bot is running, while `any_timer_runs` returns True."""

    def __init__(self, store: Store, any_timer_runs: Callable[[], bool], *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._any_timer_runs = any_timer_runs
        self._now = now
        self._timers = Timers(now, schedule)

    def start(self) -> None:
        """Schedules the first heartbeat, without delay; each schedules the next one. Timers retry one that fails."""
        self._timers.set("heartbeat", self._now(), self._beat)

    async def _beat(self) -> None:
        if self._any_timer_runs():
            await self._store.commit(heartbeat(self._now()))
        self._timers.set("heartbeat", self._now() + INTERVAL, self._beat)

    async def close(self) -> None:
        """Makes the last heartbeat."""
        await self._timers.close()
        if self._any_timer_runs():
            with suppress(StoreUnavailable):  # the store has logged it; then the heartbeat before counts
                await self._store.commit(heartbeat(self._now()))
