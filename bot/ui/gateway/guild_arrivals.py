"""The guilds that GUILD_CREATE brings: at a start thousands within seconds."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog

log = structlog.get_logger()

GATHERED_FOR = 0.2
"""Seconds for which guilds are gathered, so that a database that is asked about them is asked once for all."""


class GuildArrivals:
    """Collects guilds that arrive within a short time, and handles them together.

    Args:
        handle: is called with the ids of the guilds.
    """

    def __init__(self, handle: Callable[[Collection[int]], Awaitable[None]]) -> None:
        self._handle = handle
        self._gathered: set[int] = set()
        self._next: asyncio.Task[None] | None = None
        """Handles the guilds that are being gathered."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def come(self, guild: int) -> None:
        """Returns when a guild has been handled. Where that fails it is logged."""
        self._gathered.add(guild)
        if self._next is None:
            self._next = asyncio.create_task(self._handle_gathered())
            self._tasks.add(self._next)
            self._next.add_done_callback(self._tasks.discard)
        await asyncio.shield(self._next)

    def discard(self, guild: int) -> None:
        """Does not handle a guild that is waiting for others and has become unavailable meanwhile."""
        self._gathered.discard(guild)

    def close(self) -> None:
        """Cancels what is being done, and all that wait for it."""
        for task in self._tasks:
            task.cancel()

    async def _handle_gathered(self) -> None:
        await asyncio.sleep(GATHERED_FOR)
        guilds, self._gathered, self._next = self._gathered, set(), None
        try:
            await self._handle(guilds)
        except Exception:  # the messages of their tables are drawn from what is known
            log.exception("guilds not brought up to date", guilds=len(guilds))
