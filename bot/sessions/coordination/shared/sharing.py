"""How tables follow what other processes have changed in their database, and the locks by which guilds are counted."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.tables.table_cache import Table
from bot.sessions.tables.tables import Tables
from bot.store.errors import StoreUnavailable
from bot.store.shared import GuildShare, SessionVersion, SharedStore

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


class StoredSessions:
    """Loads sessions into tables where the database has another version than this process. It is a `NewerSessions`."""

    def __init__(self, store: SharedStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def refresh(self, channels: Collection[int], sessions: Collection[str]) -> None:
        tables = self._tables

        def here() -> list[Table]:
            return [*filter(None, (*map(tables.cache.at, channels), *map(tables.cache.peek, sessions)))]

        await _catch_up(tables, await self._store.newest.versions(channels, sessions), here)

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        tables = self._tables

        def here() -> list[Table]:
            live = [one.place.channel for guild in guilds for one in tables.in_guild(guild)]
            return [*filter(None, map(tables.cache.at, live))]

        await _catch_up(tables, await self._store.newest.live_in(guilds), here)

    async def refresh_followed(self, sessions: Collection[str]) -> None:
        """Makes the tables load those of these sessions that have changed, as when they are told of each."""
        for one in await self._store.newest.versions([], sessions):
            self._tables.changed_elsewhere(one.session, one.version)

    async def refresh_outside(self, guilds: Collection[int], share: GuildShare) -> None:
        """Makes the tables load the live sessions of all guilds of a share but these."""
        await _catch_up(self._tables, await self._store.newest.live_outside(guilds, share), list)


async def _catch_up(tables: Tables, newest: Iterable[SessionVersion], here: Callable[[], Collection[Table]]) -> None:
    """Loads what is missing or of another version.

    They are asked for again after these were loaded: one may have been read before the change, and come into memory
    only then.

    Args:
        here: returns the tables that have changed if they are missing.
    """
    versions = {one.session: one for one in newest}
    renewed = set[Table]()
    while gone := {one for one in here() if one.session.id not in versions} - renewed:
        await asyncio.gather(*(tables.renew(table, None) for table in gone))
        renewed |= gone
    work: list[Coroutine[Any, Any, object]] = []
    for one in versions.values():
        table = tables.cache.get(one.session)
        if table is not None and table.version != one.version:
            work.append(tables.renew(table, one.version))
        elif table is None and one.channel is not None:
            work.append(tables.table(one.session))
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, SetAside | NewerRules):
            raise result
