"""The tables themselves: one action at a time at each, seen by nobody before it is durable."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog

from bot.games import GAMES
from bot.sessions.persistence.rows import Unplayable, change, remembered, replayed
from bot.sessions.refusals import ChannelBusy, NoGame, Stale
from bot.sessions.session import Session
from bot.store.interface import Store
from bot.store.records import Conflict

log = structlog.get_logger()

T = TypeVar("T")

Fenced = type[Stale | ChannelBusy]
"""What is refused where another process was first."""

Step = Callable[[Session], Session]
"""A pure transition. One that changes nothing gives back the session itself."""

Heard = Callable[[Session, Session], None]
"""Is told what a session was and what it is now."""

Allowed = Callable[[Iterable[Session]], None]
"""Refuses a new table where these are live, or about to be."""

ENDED_KEPT = 256
"""So many ended sessions stay at hand for the buttons under their last message; older ones come from the store."""


@dataclass
class Table:
    """A session, the lock that lets one action at a time near it, and the channel that it is filed under while live."""

    session: Session
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    channel: int | None = None


class Tables:
    """Live sessions, by id and by channel, and those that ended lately.

    changed: is called with each session that is opened or has changed, before whoever asked for it hears of it.
    """

    def __init__(self, store: Store, changed: Callable[[Session], None]) -> None:
        self._store = store
        self._changed = changed
        self._live: dict[str, Table] = {}
        self._in_channel: dict[int, str] = {}
        self._opening: list[Session] = []
        self._ended: OrderedDict[str, Table] = OrderedDict()
        self._under_way: set[asyncio.Task[Any]] = set()

    def at(self, channel: int) -> Session | None:
        """The live session in this channel."""
        session_id = self._in_channel.get(channel)
        return None if session_id is None else self._live[session_id].session

    def live(self) -> tuple[Session, ...]:
        """All lobbies and games in play, as they stand."""
        return tuple(table.session for table in self._live.values())

    def stands(self, session: Session) -> bool:
        """Whether its table still stands like this, as far as is known at hand. May be asked on any thread."""
        table = self._live.get(session.id) or self._ended.get(session.id)
        return table is None or table.session is session

    async def find(self, session_id: str) -> Session | None:
        """The session of this id, live or ended. An ended one's state is None where today's rules cannot replay it."""
        table = await self._table(session_id)
        return None if table is None else table.session

    def take_up(self, session: Session) -> None:
        """Files a live session that the store has already."""
        self._file(Table(session))

    async def open(self, session: Session, allowed: Allowed) -> Session:
        """A new session, if it is allowed. Refuses `channel-busy`."""
        return await self._whole(self._opened(session, allowed))

    async def act(
        self, session_id: str, step: Step, *, heard: Heard | None = None, conflict: Fenced = Stale
    ) -> Session:
        """Takes the step at this table, in its turn; the session after it, once that is durable.

        heard: is told of the change, if there was one. conflict: what is raised where another process was first.
        """
        return await self._whole(self._in_turn(session_id, step, heard, conflict))

    async def act_on_all(self, step: Step) -> None:
        """Takes the step at every live table; where it cannot be made durable, the table stays as it is."""
        steps = (self.act(session.id, step) for session in self.live())
        for answer in await asyncio.gather(*steps, return_exceptions=True):
            if isinstance(answer, BaseException):
                log.error("step failed", why=str(answer))

    async def close(self) -> None:
        """Waits for the actions under way. The store is closed after it."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Does the work to its end, even if the caller is cancelled: memory and store change together or not at all."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _opened(self, session: Session, allowed: Allowed) -> Session:
        if self.at(session.place.channel) is not None:
            raise ChannelBusy
        allowed((*self.live(), *self._opening))
        self._opening.append(session)  # until it is durable: who asks for ten at once gets no more than one by one
        try:
            await self._store.commit(change(None, session))
        except Conflict as conflict:
            raise ChannelBusy from conflict
        finally:
            self._opening.remove(session)
        self._keep(Table(session))
        return session

    async def _in_turn(self, session_id: str, step: Step, heard: Heard | None, conflict: Fenced) -> Session:
        """Waits for the table's turn, takes the step, makes it durable, and only then shows it."""
        table = await self._table(session_id)
        if table is None:
            raise NoGame
        async with table.turn:
            before = table.session
            after = step(before)
            if after is before:
                return before
            try:
                written = await self._store.commit(change(before, after))
            except Conflict as fence:
                await self._catch_up(table)
                raise conflict from fence
            if written:
                table.session = after
                self._keep(table)
                if heard is not None:
                    heard(before, after)
            else:
                await self._catch_up(table)
            return table.session

    async def _catch_up(self, table: Table) -> None:
        """The store's fences know more than we do: somebody else has written to this session."""
        log.error("session changed elsewhere", session=table.session.id)
        saved = await self._store.session(table.session.id)
        if saved is not None:
            table.session = replayed(remembered(saved))
            self._keep(table)

    async def _table(self, session_id: str) -> Table | None:
        """The table of this id: live, lately ended, or an ended one out of the store."""
        if table := self._live.get(session_id) or self._ended.get(session_id):
            return table
        saved = await self._store.session(session_id)
        if saved is None or saved.session.game not in GAMES:
            return None
        session = remembered(saved)
        if session.status.live:
            return self._live.get(session_id)  # opened while we read; else it is another process's
        try:
            session = replayed(session)
        except Unplayable as why:
            log.info("ended session without its state", session=session_id, why=str(why))
        self._file(Table(session))
        return self._ended[session_id]

    def _keep(self, table: Table) -> None:
        """Files what has changed, and says so."""
        self._file(table)
        self._changed(table.session)

    def _file(self, table: Table) -> None:
        """Files the table by whether it is live, and where it stands now."""
        session = table.session
        if table.channel is not None:
            del self._in_channel[table.channel]
        if session.status.live:
            table.channel = session.place.channel
            self._in_channel[table.channel] = session.id
            self._live[session.id] = table
        else:
            table.channel = None
            self._live.pop(session.id, None)
            self._ended[session.id] = table
            if len(self._ended) > ENDED_KEPT:
                self._ended.popitem(last=False)
