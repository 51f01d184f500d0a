"""Applies actions to each session one at a time; a change is visible only once it is durable."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.sessions.fairness import SessionSeed
from bot.sessions.persistence.records import change_between
from bot.sessions.refusals import ChannelBusy, NoGame, SetAside, Stale
from bot.sessions.session import Session, Status
from bot.sessions.tables.loader import SessionLoader
from bot.sessions.tables.table_cache import Table, TableCache
from bot.sessions.timers.due_changes import NOTHING_DUE, DueChange, DueOf
from bot.sessions.timers.timers import Now
from bot.sessions.transition import NOT_REVISIONS, Rule, TableEvent, Transition
from bot.store.interface import Store
from bot.store.records import NEW_SESSION, Conflict
from bot.store.shared import GuildShare, SessionVersion, SharedStore

log = structlog.get_logger()

T = TypeVar("T")

Check: TypeAlias = Callable[[Iterable[Session]], None]
"""Raises a Refusal where a new table may not be opened beside these, which are live or being opened."""

RematchCheck: TypeAlias = Callable[[Session, Iterable[Session]], None]
"""Raises a Refusal where this rematch may not be opened beside the others, which are live or being opened."""

RematchRule: TypeAlias = Callable[[Session, SessionSeed], Transition]
"""Returns the rematch of an ended session, with this id and seed. Raises Refusal."""

OnEvent: TypeAlias = Callable[[Session, TableEvent], None]
"""Is called with the session after a change, and what happened."""

ConflictRefusal: TypeAlias = type[Stale | ChannelBusy]
"""The Refusal that is raised where another process has changed the session first."""

MOST_LIVE = 2_000
"""The number of live sessions in memory where several processes share them: those that were used last here."""

COUNTS_AT_ONCE = 4
"""How many tables are opened at the same time where several processes count them: each takes a connection for it."""

MOST_ATTEMPTS = 20
"""How often a rule is applied to a session that other processes keep changing at the same time."""


class AlreadyWritten(Exception):
    """The action of a change has been written before."""


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


class Tables:
    """Live sessions, by id and by channel, and those that ended recently.

    on_change: is called with each session that was opened or has changed, before the caller of `open` or `apply`
    gets it. draw_seed: returns a new session's id and seed.
    """

    def __init__(
        self,
        store: Store,
        on_change: Callable[[Session], None],
        draw_seed: Callable[[], SessionSeed],
        *,
        now: Now,
        sharing: Sharing | None = None,
    ) -> None:
        """sharing: where other processes change the same sessions."""
        self._store = store
        self._on_change = on_change
        self._draw_seed = draw_seed
        self._sharing = sharing
        self._loader = SessionLoader(store, now)
        self._cache = TableCache(None if sharing is None else MOST_LIVE)
        self._opening: list[Session] = []
        self._counting = asyncio.Semaphore(COUNTS_AT_ONCE)
        self._under_way: set[asyncio.Task[Any]] = set()
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
            here = filter(None, map(self._cache.at, channels))
            await self._catch_up(await self._sharing.store.versions(channels, sessions), here)

    async def refresh_guild(self, guild: int) -> None:
        """Loads what other processes have changed of a guild's live sessions."""
        if self._sharing is not None:
            here = [self._cache.live_table(session.id) for session in self._cache.in_guild(guild)]
            await self._catch_up(await self._sharing.store.live_in([guild]), filter(None, here))

    async def refresh_outside(self, guilds: Collection[int], share: GuildShare) -> None:
        """Loads the live sessions of all guilds of a share but these."""
        if self._sharing is not None:
            await self._catch_up(await self._sharing.store.live_outside(guilds, share), ())

    @asynccontextmanager
    async def counted(self, guild: int | None) -> AsyncIterator[None]:
        """Returns a block in which a guild's live sessions are up to date, and in which one process at a time is.

        It is entered before the lock of a table, never inside it.
        """
        if self._sharing is None or guild is None:
            yield
            return
        async with self._counting, self._sharing.store.lock(f"tables of guild {guild}"):
            await self.refresh_guild(guild)
            yield

    def changed_elsewhere(self, session_id: str, version: int) -> None:
        """Has a session loaded again that another process has changed, if it is in memory."""
        table = self._cache.peek(session_id)
        if table is not None and table.version < version:
            self._keep(asyncio.create_task(self._renew(table, version)))

    async def open(self, session: Session, check: Check) -> Session:
        """Adds a new session and makes it durable. Refuses `channel-busy`, and what `check` refuses."""
        return await self._uninterrupted(self._open(session, check))

    async def open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        """Adds what the rule makes of an ended session, and makes it durable. Refuses as `open` does, and `no-game`.

        The rule is given the id and the seed whose commitment the former session has shown, unless a rematch has had
        them already; then new ones.
        """
        return await self._uninterrupted(self._open_rematch(former_id, rule, check))

    async def apply(
        self, session_id: str, rule: Rule, *, on_event: OnEvent | None = None, conflict: ConflictRefusal = Stale
    ) -> Transition:
        """Applies a rule to this session after the actions before it, and makes the new session durable.

        on_event: is called if anything happened. conflict: the refusal where another process was faster.
        """
        return await self._uninterrupted(self._apply(session_id, rule, on_event, conflict))

    async def apply_to_each(self, ids: Iterable[str], rule: Rule) -> None:
        """Applies a rule to each of these sessions; one whose change cannot be made durable stays as it is."""
        applied = [self.apply(session_id, rule) for session_id in ids]
        for result in await asyncio.gather(*applied, return_exceptions=True):
            if isinstance(result, BaseException):
                log.error("rule not applied", why=str(result))

    async def close(self) -> None:
        """Waits for the actions under way. The store is closed after it."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Completes the work even if the caller is cancelled: memory and store change together or not at all."""
        return await asyncio.shield(self._keep(asyncio.create_task(work)))

    def _keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """Has `close` wait for a task."""
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _open(self, session: Session, check: Check) -> Session:
        async with self.counted(session.place.guild):
            return await self._open_counted(session, check)

    async def _open_counted(self, session: Session, check: Check) -> Session:
        await self.refresh([session.place.channel], [])
        if self.at(session.place.channel) is not None:
            raise ChannelBusy
        check((*self.live(), *self._opening))
        self._opening.append(session)  # until it is durable: ten opened at the same time count like ten in a row
        table = Table(session)
        try:
            due = await self._commit(table, None, session, TableEvent.OPENED)
        except Conflict as conflict:
            await self.refresh([session.place.channel], [])
            raise ChannelBusy from conflict
        finally:
            self._opening.remove(session)
        self._publish(table, due)
        return session

    async def _open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        table = await self._table(former_id)
        if table is None:
            raise NoGame
        # of two requests at the same time, the second finds the rematch of the first
        async with self.counted(table.session.place.guild), table.lock:
            promised = table.session.rematch_seed
            if promised is None or await self._store.session(promised.session) is not None:
                promised = self._draw_seed()
            opened, event = rule(table.session, promised)
            return Transition(await self._open_counted(opened, lambda others: check(opened, others)), event)

    async def _apply(
        self, session_id: str, rule: Rule, on_event: OnEvent | None, conflict: ConflictRefusal
    ) -> Transition:
        """Takes the table's lock, applies the rule, makes the result durable, and only then shows it.

        Where another process was faster the rule is applied again, to what that has made of the session: a rule knows
        what comes too late, and what does not compete takes place.
        """
        table = await self._table(session_id)
        if table is None:
            raise NoGame
        async with table.lock:
            for _ in range(MOST_ATTEMPTS):
                before = table.session
                after, event = rule(before)
                if event is None:
                    return Transition(before, None)
                if before.status is Status.PLAYING and not after.status.live:
                    after = replace(after, rematch_seed=self._draw_seed())
                if event not in NOT_REVISIONS:
                    after = replace(after, revision=before.revision + 1)
                try:
                    due = await self._commit(table, before, after, event)
                except Conflict as error:
                    if await self._reload(table) and self._sharing is not None:
                        continue
                    raise conflict from error
                except AlreadyWritten:
                    await self._reload(table)
                    return Transition(table.session, None)
                table.session = after
                self._publish(table, due)
                if on_event is not None:
                    on_event(after, event)
                return Transition(after, event)
        raise conflict

    async def _commit(self, table: Table, before: Session | None, after: Session, event: TableEvent) -> DueChange:
        """Makes a change durable; returns what becomes due by it. Raises Conflict and AlreadyWritten."""
        change, due = change_between(before, after), NOTHING_DUE
        if self._sharing is not None:
            due = self._sharing.due_of(before, after, event)
            based_on = NEW_SESSION if before is None else table.version
            change = replace(change, based_on=based_on, due=due.due, not_due=due.not_due)
        if not await self._store.commit(change):
            raise AlreadyWritten
        if before is not None:
            table.version += 1
        return due

    async def _reload(self, table: Table) -> bool:
        """Reads a session again that another process has written to. Returns whether it has changed."""
        level = logging.INFO if self._sharing is None else logging.DEBUG
        log.log(level, "session changed elsewhere", session=table.session.id)
        before = table.session
        try:
            await self._loader.reload(table)
        except SetAside:
            self._cache.drop(table)
            raise
        if table.session is before:
            return False
        self._publish(table, NOTHING_DUE)
        return True

    async def _renew(self, table: Table, version: int) -> None:
        """Has a table brought up to this version at least; one whose record is damaged is dropped."""
        async with table.lock:
            if table.version < version:
                with suppress(SetAside):
                    await self._reload(table)

    async def _catch_up(self, newest: Iterable[SessionVersion], here: Iterable[Table]) -> None:
        """Loads what is missing or older than this. here: the tables that are live unless they are missing in it."""
        versions = {one.session: one for one in newest}
        gone = [table for table in here if table.session.id not in versions]
        await asyncio.gather(*(self._renew(table, table.version + 1) for table in gone))
        work: list[Coroutine[Any, Any, object]] = []
        for one in versions.values():
            table = self._cache.get(one.session)
            if table is not None and table.version < one.version:
                work.append(self._renew(table, one.version))
            elif table is None and one.channel is not None:
                work.append(self._loaded(one.session))
        for result in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, SetAside):
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
        loaded = await self._loader.load(session_id)
        table = self._cache.get(session_id)  # opened while it was read
        if table is None and loaded is not None:
            table = loaded
            self._cache.file(table)
            if self._sharing is not None and table.session.status.live:
                self._sharing.loaded(table.session)
        return table

    def _publish(self, table: Table, due: DueChange) -> None:
        """Files a table that has changed, and calls `on_change`. due: what this process has made due."""
        self._cache.file(table)
        self._on_change(table.session)
        if self._sharing is not None:
            self._sharing.committed(table.session, due)
