"""The tables of the house: every action in its turn, acknowledged once it is durable."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import structlog

from bot.games import GAMES
from bot.games.base import Value
from bot.sessions import transitions
from bot.sessions.ids import new_id
from bot.sessions.saving import Unplayable, change, remembered, replayed
from bot.sessions.session import Asking, Person, Place, Refusal, Session
from bot.store.interface import Store
from bot.store.records import Conflict, Standing, StoreUnavailable

__all__ = ["Sessions", "Standing", "StoreUnavailable", "now_ms"]

log = structlog.get_logger()

T = TypeVar("T")
Step = Callable[[Session], Session]

SEED_BYTES = 32
ENDED_KEPT = 256
"""So many ended sessions stay at hand for the buttons under their last message; older ones come from the store."""


def now_ms() -> int:
    """The time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


@dataclass
class Table:
    """A live session, and the lock that lets one action at a time near it."""

    session: Session
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Sessions:
    """Opens, plays and ends sessions.

    Whoever asks gets the new snapshot, after it is durable; a request that cannot be granted raises Refusal (its keys:
    bot.sessions.transitions), RuleError from the game, or StoreUnavailable, and then nothing has changed. A caller
    that is cancelled gives up the answer only: the action takes place whole or not at all.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] = now_ms,
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._now = now
        self._token_bytes = token_bytes
        self._tables: dict[str, Table] = {}
        self._in_channel: dict[int, str] = {}
        self._ended: OrderedDict[str, Table] = OrderedDict()
        self._under_way: set[asyncio.Task[Any]] = set()

    async def restore(self) -> int:
        """Takes up every live session again, by replay; returns how many. Once, before anything is asked.

        A session that the rules of today cannot replay is abandoned (`rules-changed`).
        """
        for saved in await self._store.live():
            session = remembered(saved)
            try:
                self._keep(Table(replayed(session)))
            except Unplayable as why:
                log.error("session abandoned", session=session.id, game=session.game_key, why=str(why))
                after = transitions.abandoned(session, "rules-changed", self._now())
                await self._store.commit(change(session, after))
        return len(self._tables)

    def at(self, channel: int) -> Session | None:
        """The live session in this channel."""
        session_id = self._in_channel.get(channel)
        return None if session_id is None else self._tables[session_id].session

    def live(self) -> tuple[Session, ...]:
        """All lobbies and games in play, as they stand."""
        return tuple(table.session for table in self._tables.values())

    async def find(self, session_id: str) -> Session | None:
        """The session of this id, live or ended. An ended one's state is None where today's rules cannot replay it."""
        table = await self._table(session_id)
        return None if table is None else table.session

    async def open(self, place: Place, host: Person, game_key: str, options: Mapping[str, Value]) -> Session:
        """A lobby with its host seated. Refuses `channel-busy`, `unknown-game`; raises the game's OptionError."""
        if game_key not in GAMES:
            raise Refusal("unknown-game", game=game_key)
        now = self._now()
        lobby = transitions.opened(
            *self._secrets(now), place=place, host=host, game_key=game_key, options=options, now=now
        )
        return await self._whole(self._opened(lobby))

    async def rematch(self, session_id: str, person: Person) -> Session:
        """A lobby for the players of an ended game. Whoever of them asks next joins it; with the last one it starts.

        They sit down as who they are now, as in any lobby. Refuses `no-game`, `not-over`, `not-seated`, `channel-busy`,
        and `already-seated` who asks twice.
        """
        former = await self.find(session_id)
        if former is None:
            raise Refusal("no-game")
        now = self._now()
        lobby = transitions.rematch(*self._secrets(now), former, person, now)
        try:
            return await self._whole(self._opened(lobby))
        except Refusal:
            waiting = self.at(former.place.channel)
            if waiting is None or waiting.rematch_of != former.id:
                raise
        return await self.join(waiting.id, person)

    async def join(self, session_id: str, person: Person) -> Session:
        """Takes a seat in a lobby."""
        return await self._act(session_id, lambda session: transitions.joined(session, person, self._now()))

    async def leave(self, session_id: str, user: int) -> Session:
        """Gives up a seat in a lobby."""
        return await self._act(session_id, lambda session: transitions.left(session, user, self._now()))

    async def start(self, session_id: str, user: int) -> Session:
        """Begins the game; the host may."""
        return await self._act(session_id, lambda session: transitions.started(session, user, self._now()))

    async def move(self, session_id: str, user: int, words: str, *, ply: int | None, action: int) -> Session:
        """Makes a move. ply: the one a press was made for, None for a typed move. action: the interaction's id.

        An action that has made its move already is not made again: it gets the session as it stands.
        """

        def step(session: Session) -> Session:
            if any(move.action == action for move in session.moves):
                return session
            return transitions.moved(session, user, words, ply=ply, action=action, now=self._now())

        return await self._act(session_id, step)

    async def resign(self, session_id: str, user: int) -> Session:
        """Gives the game up."""
        return await self._act(session_id, lambda session: transitions.resigned(session, user, self._now()))

    async def offer(self, session_id: str, user: int, kind: Asking) -> Session:
        """Asks the other player for something."""
        return await self._act(session_id, lambda session: transitions.offered(session, user, kind))

    async def agree(self, session_id: str, user: int, *, ply: int | None = None) -> Session:
        """Accepts the offer made at this ply, or (None) whichever waits."""
        return await self._act(session_id, lambda session: transitions.agreed(session, user, ply, self._now()))

    async def decline(self, session_id: str, user: int, *, ply: int | None = None) -> Session:
        """Refuses the offer made at this ply, or (None) whichever waits; its maker withdraws it."""
        return await self._act(session_id, lambda session: transitions.declined(session, user, ply))

    async def end(self, session_id: str, user: int) -> Session:
        """Abandons a live session. That this user may do so has been checked."""
        session = await self._act(session_id, lambda session: transitions.ended(session, self._now()))
        log.info("session ended by moderator", session=session_id, user=user)
        return session

    async def place_gone(self, channel: int) -> None:
        """Abandons the session in a channel or thread that is no more, if one is live there."""
        session_id = self._in_channel.get(channel)
        if session_id is not None:
            await self._act(session_id, lambda session: transitions.place_gone(session, self._now()))
            log.info("place gone", session=session_id)

    async def guild_gone(self, guild: int) -> None:
        """Abandons the live sessions of a guild that is no more, or has sent the bot away."""
        channels = [session.place.channel for session in self.live() if session.place.guild == guild]
        await asyncio.gather(*map(self.place_gone, channels))

    async def posted(self, session_id: str, message: int) -> Session:
        """Remembers the table's message, also that of an ended session."""
        return await self._act(session_id, lambda session: replace(session, message=message))

    async def standings(self, guild: int, game_key: str | None, limit: int) -> tuple[Standing, ...]:
        """The best of a guild, in one game or (None) in all; games for one do not count."""
        return await self._store.standings(guild, game_key, limit)

    async def close(self) -> None:
        """Waits for the actions under way. The store is closed after it."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _secrets(self, now: int) -> tuple[str, bytes]:
        """A new session's id and seed."""
        return new_id(now, self._token_bytes), self._token_bytes(SEED_BYTES)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Does the work to its end, even if the caller is cancelled: memory and store change together or not at all."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _opened(self, session: Session) -> Session:
        if self.at(session.place.channel) is not None:
            raise Refusal("channel-busy")
        try:
            await self._store.commit(change(None, session))
        except Conflict as conflict:
            raise Refusal("channel-busy") from conflict
        self._keep(Table(session))
        return session

    async def _act(self, session_id: str, step: Step) -> Session:
        return await self._whole(self._in_turn(session_id, step))

    async def _in_turn(self, session_id: str, step: Step) -> Session:
        """Waits for the table's turn, takes the step, makes it durable, and only then shows it."""
        table = await self._table(session_id)
        if table is None:
            raise Refusal("no-game")
        async with table.turn:
            before = table.session
            after = step(before)
            if after is before:
                return before
            try:
                written = await self._store.commit(change(before, after))
            except Conflict as conflict:
                await self._catch_up(table)
                raise Refusal("stale") from conflict
            if written:
                table.session = after
                self._keep(table)
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
        if table := self._tables.get(session_id) or self._ended.get(session_id):
            return table
        saved = await self._store.session(session_id)
        if saved is None or saved.session.game not in GAMES:
            return None
        session = remembered(saved)
        if session.status.live:
            return self._tables.get(session_id)  # opened while we read; else it is another process's
        try:
            session = replayed(session)
        except Unplayable as why:
            log.info("ended session without its state", session=session_id, why=str(why))
        self._keep(Table(session))
        return self._ended[session_id]

    def _keep(self, table: Table) -> None:
        """Files the table by whether it is live."""
        session = table.session
        if session.status.live:
            self._tables[session.id] = table
            self._in_channel[session.place.channel] = session.id
            return
        if self._tables.pop(session.id, None) is not None:
            del self._in_channel[session.place.channel]
        self._ended[session.id] = table
        if len(self._ended) > ENDED_KEPT:
            self._ended.popitem(last=False)
