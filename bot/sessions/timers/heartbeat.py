"""The house says that it is open while clocks run, so that time when it was not is on nobody's clock."""

from collections.abc import Callable
from contextlib import suppress

from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.interface import Store
from bot.store.records import Change, StoreUnavailable

BEAT = 5_000
"""Milliseconds between two beats: at most so much is credited too much after a crash."""


def alive(at: int) -> Change:
    """The note that the house was open at this time, ms since the epoch."""
    return Change(of="heartbeat", alive_at=at)


class Heartbeat:
    """Notes every few seconds, while `running` says that a clock runs, that the house is open."""

    def __init__(self, store: Store, running: Callable[[], bool], *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._running = running
        self._now = now
        self._alarms = Timers(now, schedule)

    def begin(self) -> None:
        """The first beat is due at once, each next one after it; one that fails is tried again by the alarms."""
        self._alarms.set("heartbeat", self._now(), self._beat)

    async def _beat(self) -> None:
        if self._running():
            await self._store.commit(alive(self._now()))
        self._alarms.set("heartbeat", self._now() + BEAT, self._beat)

    async def close(self) -> None:
        """The last beat."""
        await self._alarms.close()
        if self._running():
            with suppress(StoreUnavailable):  # the store has said so; then the beat before counts
                await self._store.commit(alive(self._now()))
