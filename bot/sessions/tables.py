"""Applies actions to each session one at a time; a change is visible only once it is durable."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.games import GAMES
from bot.lru import LruCache
from bot.sessions.fairness import SessionSeed
from bot.sessions.persistence.records import change_between, session_without_state
from bot.sessions.persistence.replay import Unplayable, replayed
from bot.sessions.refusals import ChannelBusy, NoGame, SetAside, Stale
from bot.sessions.session import Session, Status
from bot.sessions.states import FEW
from bot.sessions.transition import NOT_REVISIONS, Rule, TableEvent, Transition
from bot.store.interface import Store
from bot.store.records import Conflict, DamagedRecord

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

ENDED_KEPT = 256
"""The number of ended sessions in memory, for the buttons of their last messages; others are read from the store."""


@dataclass
class Table:
    """A session, the lock that its actions take, and the channel under which it is found while it is live."""

    session: Session
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    channel: int | None = None


class Tables:
    """Live sessions, by id and by channel, and those that ended recently.

    on_change: is called with each session that was opened or has changed, before the caller of `open` or `apply`
    gets it. draw_seed: returns a new session's id and seed.
    """

    def __init__(
        self, store: Store, on_change: Callable[[Session], None], draw_seed: Callable[[], SessionSeed]
    ) -> None:
        self._store = store
        self._on_change = on_change
        self._draw_seed = draw_seed
        self._live: dict[str, Table] = {}
        self._in_channel: dict[int, str] = {}
        self._in_guild: dict[int | None, dict[str, Table]] = {}
        self._opening: list[Session] = []
        self._ended: LruCache[str, Table] = LruCache(ENDED_KEPT)
        self._under_way: set[asyncio.Task[Any]] = set()

    def at(self, channel: int) -> Session | None:
        """Returns the live session in this channel."""
        session_id = self._in_channel.get(channel)
        return None if session_id is None else self._live[session_id].session

    def live_session(self, session_id: str) -> Session | None:
        """Returns the session of this id if it is live."""
        table = self._live.get(session_id)
        return None if table is None else table.session

    def live(self) -> tuple[Session, ...]:
        """Returns all lobbies and games that are on."""
        return tuple(table.session for table in self._live.values())

    def in_guild(self, guild: int) -> tuple[Session, ...]:
        """Returns the live sessions of this guild."""
        return tuple(table.session for table in self._in_guild.get(guild, {}).values())

    def is_current(self, session: Session) -> bool:
        """Returns whether its table is not known to have changed since. Any thread may call it."""
        table = self._live.get(session.id) or self._ended.get(session.id)
        return table is None or table.session is session

    async def find(self, session_id: str) -> Session | None:
        """Returns the session of this id, live or ended.

        The state of an ended one is None where today's rules cannot replay it.
        """
        table = await self._table(session_id)
        return None if table is None else table.session

    def add(self, session: Session) -> None:
        """Adds a live session that the store has already."""
        self._file(Table(session))

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
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _open(self, session: Session, check: Check) -> Session:
        if self.at(session.place.channel) is not None:
            raise ChannelBusy
        check((*self.live(), *self._opening))
        self._opening.append(session)  # until it is durable: ten opened at the same time count like ten in a row
        try:
            await self._store.commit(change_between(None, session))
        except Conflict as conflict:
            raise ChannelBusy from conflict
        finally:
            self._opening.remove(session)
        self._publish(Table(session))
        return session

    async def _open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        table = await self._table(former_id)
        if table is None:
            raise NoGame
        async with table.lock:  # of two requests at the same time, the second finds the rematch of the first
            promised = table.session.rematch_seed
            if promised is None or await self._store.session(promised.session) is not None:
                promised = self._draw_seed()
            opened, event = rule(table.session, promised)
            return Transition(await self._open(opened, lambda others: check(opened, others)), event)

    async def _apply(
        self, session_id: str, rule: Rule, on_event: OnEvent | None, conflict: ConflictRefusal
    ) -> Transition:
        """Takes the table's lock, applies the rule, makes the result durable, and only then shows it."""
        table = await self._table(session_id)
        if table is None:
            raise NoGame
        async with table.lock:
            before = table.session
            after, event = rule(before)
            if event is None:
                return Transition(before, None)
            if before.status is Status.PLAYING and not after.status.live:
                after = replace(after, rematch_seed=self._draw_seed())
            if event not in NOT_REVISIONS:
                after = replace(after, revision=before.revision + 1)
            try:
                written = await self._store.commit(change_between(before, after))
            except Conflict as error:
                await self._reload(table)
                raise conflict from error
            if not written:
                await self._reload(table)
                return Transition(table.session, None)
            table.session = after
            self._publish(table)
            if on_event is not None:
                on_event(after, event)
            return Transition(after, event)

    async def _reload(self, table: Table) -> None:
        """Reads the session again: another process has written to it."""
        log.error("session changed elsewhere", session=table.session.id)
        saved = await self._store.session(table.session.id)
        if saved is not None:
            table.session = await _replayed(session_without_state(saved))
            self._publish(table)

    async def _table(self, session_id: str) -> Table | None:
        """Returns the table of this id from memory, or that of an ended session from the store."""
        if table := self._live.get(session_id) or self._ended.get(session_id):
            return table
        try:
            saved = await self._store.session(session_id)
            if saved is None or saved.session.game not in GAMES:
                return None
            if saved.session.set_aside is not None:
                raise SetAside
            session = session_without_state(saved)
        except DamagedRecord as why:
            log.error("damaged record", session=session_id, why=str(why))
            raise SetAside from why
        if session.status.live:
            return self._live.get(session_id)  # opened while it was read; else it belongs to another process
        try:
            session = await _replayed(session)
        except (Unplayable, DamagedRecord) as why:
            log.info("ended session without its state", session=session_id, why=str(why))
        return self._ended.get_or_create(session_id, lambda _: Table(session))

    def _publish(self, table: Table) -> None:
        """Files a table that has changed, and calls `on_change`."""
        self._file(table)
        self._on_change(table.session)

    def _file(self, table: Table) -> None:
        """Files the table by whether it is live, and by the channel in which it is now."""
        session = table.session
        if table.channel is not None:
            del self._in_channel[table.channel]
        if session.status.live:
            table.channel = session.place.channel
            self._in_channel[table.channel] = session.id
            self._live[session.id] = table
            self._in_guild.setdefault(session.place.guild, {})[session.id] = table
        else:
            table.channel = None
            self._live.pop(session.id, None)
            self._in_guild.get(session.place.guild, {}).pop(session.id, None)
            self._ended[session.id] = table


async def _replayed(session: Session) -> Session:
    """Returns what `replayed` returns: of a long game in a thread, since that may take tenths of a second."""
    return replayed(session) if len(session.moves) <= FEW else await asyncio.to_thread(replayed, session)
