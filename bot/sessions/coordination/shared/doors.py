"""The doors through which people reach the processes that share a store, and the time for which they were closed.

The gateway has one door for each shard; the store selects a shard's guilds by its `GuildShare`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import structlog

from bot.retry import Retry
from bot.sessions.shard import Shard
from bot.sessions.timers.timers import Now
from bot.store.errors import StoreUnavailable
from bot.store.shared import GuildShare, SharedStore

log = structlog.get_logger()

HTTP = "http"
"""The door of interactions over HTTP, which all processes that serve them keep open together."""

INTERVAL = 5_000
"""Milliseconds between two notes of which doors are open."""

UNCREDITED = 15_000
"""How long (ms) a door may be closed without a credit: three INTERVALs. A rolling restart takes less."""

CLOSED_NOTED_EVERY = 1.0
"""Seconds between two notes while a door is closed."""

LONG_AGO = 0
"""The `noted_at` of a door that counts as closed, ms since the epoch."""

OnOpen: TypeAlias = Callable[[int], Awaitable[None]]
"""Is called with the milliseconds that the opening of a door has credited, before any due work is done."""


async def _nothing_else(_credited: int) -> None:
    """The default for `on_open`: does nothing."""


@dataclass(eq=False)
class _Door:
    """A door of this process.

    Attributes:
        noted_at: when the door was last noted as open; None before it is opened.
    """

    share: GuildShare | None
    on_open: OnOpen
    noted_at: int | None = None


class Doors:
    """Notes every INTERVAL which doors are open. Opening a door that was closed for long credits that time.

    A door is HTTP or a shard of the gateway. While the database is unavailable nobody can act, so a door that could not
    be noted for UNCREDITED counts as closed and is opened again.

    Args:
        database: retries until the database is available.
    """

    def __init__(self, store: SharedStore, database: Retry, *, now: Now) -> None:
        self._store = store
        self._database = database
        self._now = now
        self._doors: dict[str, _Door] = {}
        self._noting: asyncio.Task[None] | None = None

    def __contains__(self, name: object) -> bool:
        """Returns whether this process has opened a door and all earlier downtime has been credited."""
        door = self._doors.get(str(name))
        return door is not None and door.noted_at is not None and self._now() - door.noted_at <= UNCREDITED

    async def open(self, name: str, share: GuildShare | None = None, on_open: OnOpen = _nothing_else) -> int:
        """Notes that people can act through a door from now on. Returns the milliseconds that were credited.

        Waits while the store fails, since no due work may be done before the time is credited. A door that is closed
        meanwhile stays closed: if it were noted as open, the time until it is opened again would not be credited.

        Args:
            share: the guilds that the door reaches; None for all.
            on_open: is called now, and whenever the door is opened again after the database was unavailable.
        """
        door = self._doors[name] = _Door(share, on_open)
        if self._noting is None:
            self._noting = asyncio.create_task(self._note_regularly(), name="store doors")
        return await self._open(name, door)

    def close(self, name: str) -> None:
        """Notes that nobody can act through a door of this process any more."""
        self._doors.pop(name, None)

    async def stop(self) -> None:
        """Notes for the last time which doors are open."""
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.gather(self._noting, return_exceptions=True)
            await self._note()

    async def _open(self, name: str, door: _Door) -> int:
        async def ask() -> tuple[int, int]:
            return self._now(), await self._store.doors.open(name, UNCREDITED, door.share)

        asked_at, credited = await self._database.call(ask, StoreUnavailable)
        if credited:
            log.info("downtime credited", door=name, milliseconds=credited)
        await door.on_open(credited)
        door.noted_at = asked_at
        return credited

    async def _note_regularly(self) -> None:
        while True:
            closed = any(door.noted_at is not None and name not in self for name, door in self._doors.items())
            await asyncio.sleep(CLOSED_NOTED_EVERY if closed else INTERVAL / 1000)
            for name, door in await self._note():
                if self._doors.get(name) is door:
                    await self._open_again(name, door)

    async def _note(self) -> list[tuple[str, _Door]]:
        """Notes the open doors. Returns the doors that were not noted for so long that time must be credited."""
        opened = [(name, door) for name, door in self._doors.items() if door.noted_at is not None]
        if not opened:
            return []
        try:
            asked_at = self._now()
            noted = await self._store.doors.note_still_open([name for name, _ in opened], UNCREDITED)
        except StoreUnavailable as error:
            self._database.log.failed(str(error))
            return []
        except Exception:  # otherwise a later restart would credit time in which people could act
            log.exception("doors not noted")
            return []
        self._database.log.succeeded()
        for name, door in opened:
            if name in noted:
                door.noted_at = asked_at
        return [(name, door) for name, door in opened if name not in noted]

    async def _open_again(self, name: str, door: _Door) -> None:
        door.noted_at = LONG_AGO  # even if this process's clock differs from the database's
        try:
            await self._open(name, door)
        except Exception:  # the next note tries again
            log.exception("door not opened again", door=name)


def door_of(shard: Shard) -> str:
    """Returns the name of a shard's door: see `Doors`."""
    return f"shard {shard.number}/{shard.count}"


def share_of(shard: Shard) -> GuildShare:
    """Returns the guilds of a shard, as the store chooses them."""
    return GuildShare(range(shard.number, shard.number + 1), shard.count)


def shares_of(shards: Iterable[Shard]) -> tuple[GuildShare, ...]:
    """Returns the guilds of several shards, in as few shares as possible: neighbouring shards are merged."""
    shares: list[GuildShare] = []
    for shard in sorted(shards, key=lambda shard: shard.number):
        if shares and shares[-1].shards.stop == shard.number:
            shares[-1] = GuildShare(range(shares[-1].shards.start, shard.number + 1), shard.count)
        else:
            shares.append(share_of(shard))
    return tuple(shares)
