"""A lock for each guild, which one task of all processes holds while it counts the guild's tables and opens another."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from bot.store.errors import StoreUnavailable
from bot.store.shared import SharedStore

WAITED_FOR = 2.0
"""Seconds for which a process waits for the others: one that does not go on keeps its locks until it is ended."""

HELD_AT_ONCE = 4
"""How many locks that were free a process holds at the same time: each takes a connection."""


class GuildLocks:
    """The locks of guilds. Waiting for one holds nothing that the locks of other guilds need.

    A process has up to HELD_AT_ONCE connections for them, and one for each guild that another process has locked.
    """

    def __init__(self, store: SharedStore) -> None:
        self._store = store
        self._guilds: WeakValueDictionary[int, _Guild] = WeakValueDictionary()
        self._connections = asyncio.Semaphore(HELD_AT_ONCE)

    @asynccontextmanager
    async def hold(self, guild: int) -> AsyncIterator[None]:
        """Waits for a guild's lock, and holds it in the block. Raises StoreUnavailable, also after WAITED_FOR."""
        since, queue = time.monotonic(), self._guilds.setdefault(guild, _Guild())
        async with queue.lock, AsyncExitStack() as held:
            if queue.gave_up_at > since:
                raise StoreUnavailable("another process has locked the tables of the guild")
            try:
                await self._lock(f"tables of guild {guild}", held)
            except StoreUnavailable:
                queue.gave_up_at = time.monotonic()
                raise
            yield

    async def _lock(self, name: str, held: AsyncExitStack) -> None:
        async with AsyncExitStack() as attempt:
            await attempt.enter_async_context(self._connections)
            if await attempt.enter_async_context(self._store.locks.hold_if_free(name)):
                held.push_async_exit(attempt.pop_all())
                return
        await held.enter_async_context(self._store.locks.hold(name, within=WAITED_FOR))


class _Guild:
    """Those in this process who wait for a guild's lock, of whom one at a time waits for other processes.

    Attributes:
        gave_up_at: when one of them last waited in vain, by the monotonic clock: those who waited beside it give up.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.gave_up_at = 0.0
