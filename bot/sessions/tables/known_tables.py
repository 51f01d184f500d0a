"""The sessions that this process knows: in memory, or loaded from the store when they are needed."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from bot.sessions.refusals import NewerRules, NoGame, SetAside
from bot.sessions.session import Session
from bot.sessions.tables.guild_locks import GuildLocks
from bot.sessions.tables.loader import SessionLoader
from bot.sessions.tables.table_cache import Table, TableCache
from bot.sessions.timers.due_changes import NOTHING_DUE, DueChange, DueOf
from bot.sessions.timers.timers import Now
from bot.store.interface import Store
from bot.store.records import StoreUnavailable
from bot.store.shared import GuildShare, SessionVersion, SharedStore

log = structlog.get_logger()

T = TypeVar("T")

MOST_LIVE = 5_000
"""The number of live sessions in memory where several processes share them: those that were used last here.

A session after 25 moves takes up to 27 kB: 21 kB in SET, 27 in Triodomino, 21 in Tripple Domino, 23 in Tris on
Steroids. So these take 130 MB at most, which with the rest of a process is less than half of what it is given
(`deploy/kubernetes`). A session that is not in memory is read and replayed.
"""


@dataclass(frozen=True)
class Sharing:
    """How the tables of this process work together with those of others.

    committed: is called with a session that has changed, and with what this process has made due by it. loaded: is
    called with each live session that was not in memory.
    """

    store: SharedStore
    due_of: DueOf
    committed: Callable[[Session, DueChange], None]
    loaded: Callable[[Session], None]


class KnownTables:
    """Live sessions, by id and by channel, and those that ended recently.

    on_change: is called with each session that has changed, here or in another process.
    """

    def __init__(
        self,
        store: Store,
        on_change: Callable[[Session], None],
        *,
        now: Now,
        sharing: Sharing | None = None,
    ) -> None:
        """sharing: where other processes change the same sessions."""
        self._store = store
        self._on_change = on_change
        self._sharing = sharing
        self._loader = SessionLoader(store, now)
        self._cache = TableCache(None if sharing is None else MOST_LIVE)
        self._guild_locks = None if sharing is None else GuildLocks(sharing.store)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._rewrites = 0
        """How often sessions were changed in the store by something else than an action."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    def at(self, channel: int) -> Session | None:
        """Returns the live session in this channel."""
        table = self._cache.at(channel)
        return None if table is None else table.session

    def live_session(self, session_id: str) -> Session | None:
        """Returns the session of this id if it is live."""
        table = self._cache.live_table(session_id)
        return None if table is None else table.session

    def live(self) -> tuple[Session, ...]:
        """Returns all lobbies and games that are on, or (where they are shared) those that were used last here."""
        return self._cache.live()

    def in_guild(self, guild: int) -> tuple[Session, ...]:
        """Returns the live sessions of this guild."""
        return self._cache.in_guild(guild)

    def is_current(self, session: Session) -> bool:
        """Returns whether its table is not known to have changed since. Any thread may call it."""
        table = self._cache.peek(session.id)
        return table is None or table.session is session

    def version_of(self, session: Session) -> int | None:
        """Returns the store's version of a session, where several processes change it; None if it has changed since."""
        table = self._cache.peek(session.id)
        return table.version if table is not None and table.session is session else None

    async def find(self, session_id: str) -> Session | None:
        """Returns the session of this id, live or ended.

        The state of an ended one is None where today's rules cannot replay it.
        """
        table = await self._table(session_id)
        return None if table is None else table.session

    def add(self, session: Session) -> None:
        """Adds a live session that the store has already."""
        self._cache.file(Table(session))

    async def refresh(self, channels: Collection[int], sessions: Collection[str]) -> None:
        """Loads what other processes have changed of these sessions, and of the live ones in these channels."""
        if self._sharing is not None:
            newest = await self._sharing.store.versions(channels, sessions)
            await self._catch_up(newest, lambda: (*map(self._cache.at, channels), *map(self._cache.peek, sessions)))

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads what other processes have changed of the live sessions of these guilds, which one query finds."""
        if self._sharing is not None:
            newest = await self._sharing.store.live_in(guilds)
            await self._catch_up(
                newest, lambda: [self._cache.peek(one.id) for guild in guilds for one in self._cache.in_guild(guild)]
            )

    async def refresh_outside(self, guilds: Collection[int], share: GuildShare) -> None:
        """Loads the live sessions of all guilds of a share but these."""
        if self._sharing is not None:
            await self._catch_up(await self._sharing.store.live_outside(guilds, share), lambda: ())

    def counting(self, guild: int | None) -> AbstractAsyncContextManager[None]:
        """Returns a block in which one process at a time counts a guild's live sessions, and opens one more.

        It is entered before the lock of a table, never inside it. Raises StoreUnavailable, also where another process
        does not leave it.
        """
        return nullcontext() if self._guild_locks is None or guild is None else self._guild_locks.hold(guild)

    async def hosts_in(self, guild: int | None) -> tuple[int, ...]:
        """Returns the host of each live session of a guild that belongs to no tournament.

        They are those of all processes at this moment; none for direct messages (None), which have no quota.
        """
        if self._sharing is not None and guild is not None:
            return await self._sharing.store.hosts_in(guild)
        return self.known_hosts_in(guild)

    def known_hosts_in(self, guild: int | None) -> tuple[int, ...]:
        """Returns the hosts that `hosts_in` does, as far as this process knows them."""
        here = () if guild is None else self._cache.in_guild(guild)
        return tuple(session.host for session in here if session.tournament is None)

    def changed_elsewhere(self, session_id: str, version: int) -> None:
        """Has a session loaded that another process has changed, and `on_change` called with it."""
        table = self._cache.peek(session_id)
        if table is None or table.version < version:
            self._keep(asyncio.create_task(self._load_changed(session_id, version)))

    @asynccontextmanager
    async def rewritten(self, ids: Collection[str]) -> AsyncIterator[None]:
        """Surrounds a change of ended sessions in the store that is no action. They are read again after it.

        Nobody acts on them meanwhile, so that nobody writes them as they were.
        """
        async with AsyncExitStack() as held:
            tables = [table for table in map(self._cache.peek, sorted(ids)) if table is not None]
            for table in tables:
                await held.enter_async_context(table.lock)
            yield
            self._rewrites += 1
            for table in tables:
                await self._read_again(table)
        for table in filter(None, map(self._cache.peek, ids)):
            if table not in tables:  # read just before the change
                async with table.lock:
                    await self._read_again(table)

    async def _read_again(self, table: Table) -> None:
        loaded = None
        with suppress(SetAside, NewerRules):
            loaded = await self._loader.load(table.session.id)
        if loaded is None:
            table.gone = True
            self._cache.drop(table)
        else:
            table.session, table.version = loaded.session, loaded.version

    def forget_ended(self) -> None:
        """Has ended sessions read from the store when they are needed next."""
        self._cache.forget_ended()

    def expire_all(self) -> None:
        """Has all tables read whole from the store when they are used next: their last changes may be lost."""
        if self._sharing is not None:
            self._cache.expire_all()

    async def close(self) -> None:
        """Waits for the actions under way. The store is closed after it."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """Has `close` wait for a task."""
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    def _publish(self, table: Table, due: DueChange) -> None:
        """Files a table that has changed, and calls `on_change`. due: what this process has made due."""
        self._cache.file(table)
        self._on_change(table.session)
        if self._sharing is not None:
            self._sharing.committed(table.session, due)

    async def _reload(self, table: Table) -> bool:
        """Reads a session again that another process has written to. Returns whether anything was new.

        Raises SetAside, NewerRules, and NoGame where the store no longer has it.
        """
        level = logging.INFO if self._sharing is None else logging.DEBUG
        log.log(level, "session changed elsewhere", session=table.session.id)
        before, version = table.session, table.version
        try:
            await self._loader.reload(table)
        except (SetAside, NoGame, NewerRules):
            self._cache.drop(table)
            raise
        if table.session is not before:
            self._publish(table, NOTHING_DUE)
        return table.session is not before or table.version != version

    async def _load_changed(self, session_id: str, version: int) -> None:
        """Loads a session that another process has changed, unless it cannot be loaded now."""
        with suppress(SetAside, NewerRules, StoreUnavailable):
            known = self._cache.peek(session_id)
            if known is not None:
                await self._renew(known, version)
            elif (table := await self._loaded(session_id)) is not None:
                self._on_change(table.session)

    async def _renew(self, table: Table, version: int | None) -> None:
        """Loads what is new of a table that has not this version; one that cannot be used any more is dropped.

        version: None for another one than the table may have, whichever that is.
        """
        async with table.lock:
            if table.version != version:
                with suppress(SetAside, NoGame, NewerRules):
                    await self._reload(table)

    async def _catch_up(self, newest: Iterable[SessionVersion], here: Callable[[], Iterable[Table | None]]) -> None:
        """Loads what is missing or of another version. here: returns the tables that have changed if they are missing.

        They are asked for again after these were loaded: one may have been read before the change, and come into memory
        only then.
        """
        versions = {one.session: one for one in newest}
        renewed = set[Table]()
        while gone := {one for one in here() if one is not None and one.session.id not in versions} - renewed:
            await asyncio.gather(*(self._renew(table, None) for table in gone))
            renewed |= gone
        work: list[Coroutine[Any, Any, object]] = []
        for one in versions.values():
            table = self._cache.get(one.session)
            if table is not None and table.version != one.version:
                work.append(self._renew(table, one.version))
            elif table is None and one.channel is not None:
                work.append(self._loaded(one.session))
        for result in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, SetAside | NewerRules):
                raise result

    async def _table(self, session_id: str) -> Table | None:
        """Returns the table of this id from memory, or from the store."""
        table = self._cache.get(session_id)
        return table if table is not None else await self._loaded(session_id)

    async def _loaded(self, session_id: str) -> Table | None:
        """Returns what the store has of a session; it is read once for all who wait for it."""
        loading = self._loading.get(session_id)
        if loading is None:
            loading = self._loading[session_id] = asyncio.create_task(self._load(session_id))
            loading.add_done_callback(lambda _: self._loading.pop(session_id))
        return await asyncio.shield(loading)

    async def _load(self, session_id: str) -> Table | None:
        rewrites = -1
        while rewrites != self._rewrites:
            rewrites = self._rewrites
            loaded = await self._loader.load(session_id)
        table = self._cache.get(session_id)  # opened while it was read
        if table is None and loaded is not None:
            table = loaded
            self._cache.file(table)
            if self._sharing is not None and table.session.status.live:
                self._sharing.loaded(table.session)
        return table
