"""Loads other processes' changes into tables, and locks guilds while their tables are counted."""

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
"""How long (s) to wait for another process's lock: a process that hangs keeps its locks until it is ended."""

HELD_AT_ONCE = 4
"""How many locks that were free when requested a process holds at once: each takes a connection."""


class GuildLocks:
    """The locks of guilds. Waiting for one guild's lock does not delay the locks of other guilds.

    A process uses up to HELD_AT_ONCE connections for them, and one for each guild that another process has locked.
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
    """The tasks of this process that wait for a guild's lock; only one at a time waits for other processes.

    Attributes:
        gave_up_at: when a task last failed to get the lock, by the monotonic clock; tasks waiting then fail too.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.gave_up_at = 0.0


class StoredSessions:
    """Loads sessions whose version in the database differs from this process's. It is a `NewerSessions`."""

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
        """Makes the tables load the sessions that have changed, as if a notice of each change had arrived."""
        for one in await self._store.newest.versions([], sessions):
            self._tables.changed_elsewhere(one.session, one.version)

    async def refresh_outside(self, guilds: Collection[int], share: GuildShare) -> None:
        """Makes the tables load the live sessions of a share's guilds, except these guilds."""
        await _catch_up(self._tables, await self._store.newest.live_outside(guilds, share), list)


async def _catch_up(tables: Tables, newest: Iterable[SessionVersion], here: Callable[[], Collection[Table]]) -> None:
    """Loads sessions that are missing here or have another version.

    `here` is called again after each reload: a table that was read before the change may come into memory only then.

    Args:
        here: returns the tables in memory that must have changed if `newest` lacks them.
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
