"""The doors by which people reach the processes that share a store, and the time in which all were closed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from bot.sessions.timers.heartbeat import INTERVAL
from bot.store.records import StoreUnavailable
from bot.store.shared import GuildShare, SharedStore

log = structlog.get_logger()

HTTP = "http"
"""The door of interactions over HTTP, which all processes that serve them keep open together."""

UNCREDITED = 15_000
"""Milliseconds for which a door may be closed without a credit: three heartbeats. A rolling restart takes less."""

RETRIED_AFTER = 1.0
"""Seconds until the store is asked again, after it has failed."""

T = TypeVar("T")


class Doors:
    """Notes every INTERVAL which doors are open. Whoever opens one that was closed for long credits that time.

    A door is that of HTTP, or a shard of the gateway.
    """

    def __init__(self, store: SharedStore) -> None:
        self._store = store
        self._open: set[str] = set()
        self._opening: dict[str, object] = {}
        """By door: what stands for the attempt to open it that counts, until it is open or closed again."""
        self._noting: asyncio.Task[None] | None = None

    def __contains__(self, door: object) -> bool:
        """Returns whether this process has opened a door, and all time before has been credited."""
        return door in self._open

    async def open(self, door: str, share: GuildShare | None = None) -> int:
        """Notes that people can act through a door from now on. Returns the milliseconds that were credited.

        share: the guilds that are reached by it; None for all. Waits for a store that fails, since nothing may be done
        that is due before the time is credited. A door that is closed meanwhile stays closed: if it were noted as open,
        the time until it is opened again would not be credited.
        """
        opening = self._opening[door] = object()
        credited = await until_available(lambda: self._store.open_door(door, UNCREDITED, share))
        if self._opening.get(door) is opening:
            del self._opening[door]
            self._open.add(door)
        if self._noting is None:
            self._noting = asyncio.create_task(self._note_regularly(), name="store doors")
        if credited:
            log.info("downtime credited", door=door, milliseconds=credited)
        return credited

    def close(self, door: str) -> None:
        """Notes that nobody can act through a door of this process any more."""
        self._open.discard(door)
        self._opening.pop(door, None)

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
                await self._store.note_open(tuple(self._open))
        except StoreUnavailable as error:
            log.warning("doors not noted", why=str(error))
        except Exception:  # else a later restart would credit time in which people could act
            log.exception("doors not noted")


async def until_available(ask: Callable[[], Awaitable[T]]) -> T:
    """Returns what the store answers, and asks again for as long as it fails."""
    while True:
        try:
            return await ask()
        except StoreUnavailable as error:
            log.warning("waiting for the database", why=str(error))
            await asyncio.sleep(RETRIED_AFTER)
