"""How tables follow what other processes have changed in the database that they share."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from bot.sessions.coordination.shared.guild_locks import GuildLocks
from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.session import Session
from bot.sessions.tables.table_cache import Table
from bot.sessions.tables.tables import Tables
from bot.store.shared import GuildShare, SessionVersion, SharedStore

MOST_LIVE = 5_000
"""The number of live sessions in memory where several processes share them: those that were used last here.

A session after 25 moves takes up to 27 kB: 21 kB in SET, 27 in Triodomino, 21 in Tripple Domino, 23 in Tris on
Steroids. So these take 130 MB at most, which with the rest of a process is less than half of what it is given
(`deploy/kubernetes`). A session that is not in memory is read and replayed.
"""


class SharedTables:
    """Keeps in memory what is used here; other processes open and change sessions, too. It is a `Sharing`."""

    most_live = MOST_LIVE

    def __init__(self, store: SharedStore, loaded: Callable[[Session], None]) -> None:
        self._store = store
        self._guild_locks = GuildLocks(store)
        self.loaded = loaded

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        return self._guild_locks.hold(guild)

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        return await self._store.newest.hosts_in(guild)


class StoredSessions:
    """Loads sessions into tables where the database has another version than this process. It is a `NewerSessions`."""

    def __init__(self, store: SharedStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def refresh(self, channels: Collection[int], sessions: Collection[str]) -> None:
        tables = self._tables

        def here() -> list[Table]:
            return [*tables.known_tables_at(channels), *filter(None, map(tables.known_table, sessions))]

        await _catch_up(tables, await self._store.newest.versions(channels, sessions), here)

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        tables = self._tables
        newest = await self._store.newest.live_in(guilds)
        await _catch_up(
            tables,
            newest,
            lambda: tables.known_tables_at([one.place.channel for guild in guilds for one in tables.in_guild(guild)]),
        )

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
        table = tables.used_table(one.session)
        if table is not None and table.version != one.version:
            work.append(tables.renew(table, one.version))
        elif table is None and one.channel is not None:
            work.append(tables.table(one.session))
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, SetAside | NewerRules):
            raise result
