"""The sessions that this process knows: in memory, or loaded from the store when they are needed."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from typing import Any, Protocol, TypeVar

import structlog

from bot.sessions.coalescing import Coalescing
from bot.sessions.refusals import NewerRules, NoGame, SetAside
from bot.sessions.session import Session
from bot.sessions.tables.loader import SessionLoader
from bot.sessions.tables.table_cache import Table, TableCache
from bot.sessions.timers.timers import Now
from bot.store.errors import StoreUnavailable
from bot.store.interface import Store

log = structlog.get_logger()

T = TypeVar("T")


class NewerSessions(Protocol):
    """Makes tables load other processes' changes. Methods raise StoreUnavailable."""

    async def refresh(self, channels: Collection[int], sessions: Collection[str]) -> None:
        """Loads changes to these sessions, and to the live sessions in these channels."""
        ...

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads changes to the live sessions of these guilds, found by one query."""
        ...


class Sharing(Protocol):
    """What tables need to know about other processes that may change the same sessions.

    Attributes:
        most_live: the number of live sessions that are kept in memory.
        newer: None for the only process.
    """

    @property
    def most_live(self) -> int: ...

    @property
    def newer(self) -> NewerSessions | None: ...

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        """Returns a block in which one task of all processes at a time counts a guild's live sessions and opens one.

        Enter it before a table's lock, never while holding one. Raises StoreUnavailable, also if another process does
        not leave the block.
        """
        ...

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        """Returns the host of each live session of a guild that belongs to no tournament. Raises StoreUnavailable."""
        ...

    def loaded(self, session: Session) -> None:
        """Handles a live session that has just been loaded because it was not in memory."""
        ...


class Tables:
    """Live sessions, by id and by channel, and those that ended recently. `Actions` changes them.

    Attributes:
        cache: the tables in memory.

    Args:
        on_change: is called with each session that has changed, here or in another process.
    """

    def __init__(self, store: Store, on_change: Callable[[Session], None], sharing: Sharing, *, now: Now) -> None:
        self._on_change = on_change
        self._sharing = sharing
        self._store = store
        self._loader = SessionLoader(store, now)
        self.cache = TableCache(sharing.most_live)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._rewrites = 0
        """How often sessions were changed in the store by something other than an action."""
        self._once = Coalescing()

    def at(self, channel: int) -> Session | None:
        """Returns the live session in this channel."""
        table = self.cache.at(channel)
        return None if table is None else table.session

    def live_session(self, session_id: str) -> Session | None:
        """Returns the session of this id if it is live."""
        table = self.cache.live_table(session_id)
        return None if table is None else table.session

    def live(self) -> tuple[Session, ...]:
        """Returns all live sessions, or (if several processes share them) those that this process used last."""
        return self.cache.live()

    def in_guild(self, guild: int) -> tuple[Session, ...]:
        """Returns the live sessions of this guild."""
        return self.cache.in_guild(guild)

    def around(self, guild: int, channels: Collection[int | None]) -> list[Session]:
        """Returns the live sessions of this guild in these channels and in their threads."""
        live = self.in_guild(guild)
        return [one for one in live if one.place.channel in channels or (one.place.parent or 0) in channels]

    def is_current(self, session: Session) -> bool:
        """Returns whether no newer state of this session is known. Any thread may call it."""
        table = self.cache.peek(session.id)
        return table is None or table.session is session

    def version_of(self, session: Session) -> int | None:
        """Returns the store's version of a session, if several processes change it; None if it has changed since."""
        table = self.cache.peek(session.id)
        return table.version if table is not None and table.session is session else None

    async def of_person(self, user: int) -> tuple[Session, ...]:
        """Returns the lobbies and games in all places in which a person has a seat, as the store knows them.

        Omits sessions that cannot be played on now. Raises StoreUnavailable.
        """
        ids = await self._store.sessions.live_of(user)
        await self.refresh([], ids)
        found = list[Session]()
        for session_id in ids:
            with suppress(SetAside, NewerRules):
                session = await self.find(session_id)
                if session is not None and session.status.live and session.seat_of(user) is not None:
                    found.append(session)
        return tuple(found)

    async def find(self, session_id: str) -> Session | None:
        """Returns the session of this id, live or ended.

        The state of an ended session is None if today's rules cannot replay it.
        """
        table = await self.table(session_id)
        return None if table is None else table.session

    def add(self, session: Session) -> None:
        """Adds a live session that is already in the store."""
        self.cache.file(Table(session))

    async def refresh(self, channels: Collection[int], sessions: Collection[str]) -> None:
        """Loads other processes' changes to these sessions, and to the live sessions in these channels."""
        if self._sharing.newer is not None:
            await self._sharing.newer.refresh(channels, sessions)

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads other processes' changes to the live sessions of these guilds."""
        if self._sharing.newer is not None:
            await self._sharing.newer.refresh_guilds(guilds)

    def counting(self, guild: int | None) -> AbstractAsyncContextManager[None]:
        """Returns the block of `Sharing.counting`; outside of guilds (None) nothing is counted."""
        return nullcontext() if guild is None else self._sharing.counting(guild)

    async def hosts_in(self, guild: int | None) -> tuple[int, ...]:
        """Returns the host of each live session of a guild that belongs to no tournament.

        Includes the sessions of all processes; empty for direct messages (None), which have no quota.
        """
        return () if guild is None else await self._sharing.hosts_in(guild)

    def known_hosts_in(self, guild: int | None) -> tuple[int, ...]:
        """Like `hosts_in`, but only for the sessions that this process has in memory."""
        here = () if guild is None else self.cache.in_guild(guild)
        return tuple(session.host for session in here if session.tournament is None)

    async def table(self, session_id: str) -> Table | None:
        """Returns the table of this id from memory, or from the store."""
        table = self.cache.get(session_id)
        return table if table is not None else await self._loaded(session_id)

    def changed_elsewhere(self, session_id: str, version: int) -> None:
        """Loads a session that another process has changed, and calls `on_change` with it."""
        table = self.cache.peek(session_id)
        if table is None or table.version < version:
            self.keep(asyncio.create_task(self._load_changed(session_id, version)))

    @asynccontextmanager
    async def rewritten(self, ids: Collection[str]) -> AsyncIterator[None]:
        """Surrounds a change to ended sessions in the store that is not an action; reads the sessions again after it.

        Holds their locks meanwhile, so that no action writes their old state back.
        """
        async with AsyncExitStack() as held:
            tables = [table for table in map(self.cache.peek, sorted(ids)) if table is not None]
            for table in tables:
                await held.enter_async_context(table.lock)
            yield
            self._rewrites += 1
            for table in tables:
                await self._read_again(table)
        for table in filter(None, map(self.cache.peek, ids)):
            if table not in tables:  # read just before the change
                async with table.lock:
                    await self._read_again(table)

    async def _read_again(self, table: Table) -> None:
        loaded = None
        with suppress(SetAside, NewerRules):
            loaded = await self._loader.load(table.session.id)
        if loaded is None:
            table.gone = True
            self.cache.drop(table)
        else:
            table.session, table.version = loaded.session, loaded.version

    async def close(self) -> None:
        """Waits for the actions under way. The store is closed afterwards."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """Makes `close` wait for a task."""
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    def publish(self, table: Table) -> None:
        """Files a table that has changed, and calls `on_change`."""
        self.cache.file(table)
        self._on_change(table.session)

    async def reload(self, table: Table) -> bool:
        """Reads a session again after another process has written to it. Returns whether anything was new.

        Raises SetAside, NewerRules, and NoGame if the store no longer has the session.
        """
        log.debug("session changed elsewhere", session=table.session.id)
        before, version = table.session, table.version
        try:
            await self._loader.reload(table)
        except (SetAside, NoGame, NewerRules):
            self.cache.drop(table)
            raise
        if table.session is not before:
            self.publish(table)
        return table.session is not before or table.version != version

    async def _load_changed(self, session_id: str, version: int) -> None:
        """Loads a session that another process has changed, unless it cannot be loaded now."""
        with suppress(SetAside, NewerRules, StoreUnavailable):
            known = self.cache.peek(session_id)
            if known is not None:
                await self.renew(known, version)
            elif (table := await self._loaded(session_id)) is not None:
                self._on_change(table.session)

    async def renew(self, table: Table, version: int | None) -> None:
        """Reloads a table whose version differs; drops a table that can no longer be used.

        Args:
            version: the store's; None reloads in any case.
        """
        async with table.lock:
            if table.version != version:
                with suppress(SetAside, NoGame, NewerRules):
                    await self.reload(table)

    async def _loaded(self, session_id: str) -> Table | None:
        """Loads a session from the store, only once for all callers that wait for it."""
        return await self._once(session_id, lambda: self._load(session_id))

    async def _load(self, session_id: str) -> Table | None:
        rewrites = -1
        while rewrites != self._rewrites:
            rewrites = self._rewrites
            loaded = await self._loader.load(session_id)
        table = self.cache.get(session_id)  # opened while it was read
        if table is None and loaded is not None:
            table = loaded
            self.cache.file(table)
            if table.session.status.live:
                self._sharing.loaded(table.session)
        return table
