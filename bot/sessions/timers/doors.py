"""The doors by which people reach the processes that share a store, and the time in which all were closed."""

import asyncio

import structlog

from bot.sessions.timers.heartbeat import INTERVAL
from bot.sessions.timers.timers import Now
from bot.store.records import StoreUnavailable
from bot.store.shared import GuildShare, SharedStore

log = structlog.get_logger()

HTTP = "http"
"""The door of interactions over HTTP, which all processes that serve them keep open together."""

UNCREDITED = 15_000
"""Milliseconds for which a door may be closed without a credit: three heartbeats. A rolling restart takes less."""

RETRIED_AFTER = 1.0
"""Seconds until a door is tried again that could not be opened because the store failed."""


class Doors:
    """Notes every INTERVAL which doors are open. Whoever opens one that was closed for long credits that time.

    A door is that of HTTP, or a shard of the gateway.
    """

    def __init__(self, store: SharedStore, now: Now) -> None:
        self._store = store
        self._now = now
        self._open: set[str] = set()
        self._noting: asyncio.Task[None] | None = None

    def __contains__(self, door: object) -> bool:
        """Returns whether this process has opened a door, and all time before has been credited."""
        return door in self._open

    async def open(self, door: str, share: GuildShare | None = None) -> bool:
        """Notes that people can act through a door from now on. Returns whether time was credited.

        share: the guilds that are reached by it; None for all. Waits for a store that fails, since nothing may be done
        that is due before the time is credited.
        """
        while True:
            try:
                credited = await self._store.open_door(door, self._now(), UNCREDITED, share)
            except StoreUnavailable as error:
                log.warning("door not opened", door=door, why=str(error))
                await asyncio.sleep(RETRIED_AFTER)
            else:
                break
        self._open.add(door)
        if self._noting is None:
            self._noting = asyncio.create_task(self._note_regularly(), name="store doors")
        if credited:
            log.info("downtime credited", door=door, milliseconds=credited)
        return credited > 0

    def close(self, door: str) -> None:
        """Notes that nobody can act through a door of this process any more."""
        self._open.discard(door)

    async def stop(self) -> None:
        """Notes once more which doors are open, then no longer."""
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.gather(self._noting, return_exceptions=True)
            await self._note()

    async def _note_regularly(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL / 1000)
            await self._note()

    async def _note(self) -> None:
        try:
            if self._open:
                await self._store.note_open(tuple(self._open), self._now())
        except StoreUnavailable as error:
            log.warning("doors not noted", why=str(error))
        except Exception:  # else a later restart would credit time in which people could act
            log.exception("doors not noted")
