"""Reads sessions from the store: ended ones, and those that other processes have changed."""

import asyncio
from collections.abc import Callable

import structlog

from bot.games import GAMES
from bot.sessions.persistence.records import change_between
from bot.sessions.persistence.replay import UnknownOptions, Unplayable, checked_session, replayed, replayed_from
from bot.sessions.refusals import NewerRules, NoGame, SetAside
from bot.sessions.rules.endings import abandon
from bot.sessions.session import Session
from bot.sessions.states import FEW
from bot.sessions.tables.table_cache import EXPIRED, Table
from bot.sessions.timers.table_timers import due_at_end
from bot.sessions.timers.timers import Now
from bot.store.change import Change
from bot.store.errors import Conflict, DamagedRecord
from bot.store.interface import Store
from bot.store.sessions import SavedSession, SetAsideRecord

log = structlog.get_logger()


class SessionLoader:
    """Loads sessions with their states. Raises StoreUnavailable."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def load(self, session_id: str) -> Table | None:
        """Returns a table for this session; None if the session or its game does not exist.

        An ended session that cannot be replayed has no state. Raises SetAside if the record is damaged, and NewerRules
        for a live session whose rules or options show that a newer program opened it.
        """
        saved: SavedSession | None = None
        try:
            saved = await self._store.sessions.find(session_id)
            if saved is None or saved.session.game not in GAMES:
                return None
            if saved.session.set_aside is not None:
                raise SetAside
            session = await _checked(saved)
            if not session.status.live:
                return Table(await self._ended(session), saved.version or 0)
            if session.rules > session.game.info.rules:
                raise NewerRules
            try:
                return Table(
                    await _unhurried(session.ply, lambda: replayed(session, with_events=True)), saved.version or 0
                )
            except UnknownOptions as why:  # a program that removes options raises the rules number: see CONTRIBUTING.md
                raise NewerRules from why
            except Unplayable as why:
                return await self._abandon(session, saved.version or 0, why)
        except DamagedRecord as why:
            log.error("damaged record", session=session_id, why=str(why))
            if saved is not None and saved.session.ended_at is None:
                await self._store.commit(Change(of=session_id, set_aside=(SetAsideRecord(session_id, str(why)),)))
            raise SetAside from why

    async def reload(self, table: Table) -> None:
        """Reads other processes' changes to a table.

        Raises SetAside if the record is damaged, NewerRules if a newer program has chosen the options, and NoGame if
        the store no longer has the session. If the store's version is older than this process's, a standby that had not
        received the last commits has taken over: the store's version is used.
        """
        known = table.session
        newer = None if table.version == EXPIRED else await self._newer(table)
        if newer is None:
            saved = await self._store.sessions.find(known.id)
            if saved is None:
                raise NoGame
            try:
                newer = await _replayed_after(None, await _checked(_usable(saved))), saved.version or 0
            except DamagedRecord as why:
                log.error("damaged record", session=known.id, why=str(why))
                raise SetAside from why
        table.session, table.version = newer

    async def _newer(self, table: Table) -> tuple[Session, int] | None:
        """Returns a table's session with the moves added since, and its version.

        None if the store's history differs from the one that this process knows.
        """
        known = table.session
        saved = await self._store.sessions.find_after(known.id, known.ply)
        if saved is None or saved.version is None or saved.version < table.version:
            return None
        if saved.version == table.version:
            return known, table.version
        try:
            return await _replayed_after(known, await _checked(_usable(saved), known)), saved.version
        except DamagedRecord:
            return None

    async def _abandon(self, session: Session, version: int, why: Unplayable) -> Table | None:
        """Abandons a live session that today's rules cannot replay."""
        log.error("session abandoned", session=session.id, game=session.game_key, why=str(why))
        after, _ = abandon(session, "rules-changed", self._now())
        due = due_at_end(session.id, self._now())
        change = change_between(session, after, due=due, based_on=version)
        try:
            await self._store.commit(change)
        except Conflict:
            return await self.load(session.id)
        return Table(after, version + 1)

    async def _ended(self, session: Session) -> Session:
        try:
            return await _unhurried(session.ply, lambda: replayed(session))
        except (Unplayable, DamagedRecord) as why:
            log.info("ended session without its state", session=session.id, why=str(why))
            return session


async def _unhurried(moves: int, work: Callable[[], Session]) -> Session:
    """Runs work that plays or reads this many moves, in a thread if they are many, since that takes long."""
    return work() if moves <= FEW else await asyncio.to_thread(work)


async def _checked(saved: SavedSession, known: Session | None = None) -> Session:
    """Runs `checked_session`, in a thread if there are many moves."""
    return await _unhurried(len(saved.moves), lambda: checked_session(saved, known))


def _usable(saved: SavedSession) -> SavedSession:
    """Returns the session. Raises SetAside if it is set aside."""
    if saved.session.set_aside is not None:
        raise SetAside
    return saved


async def _replayed_after(known: Session | None, session: Session) -> Session:
    """Replays the session, from `known` on if given; returns it without a state if today's rules cannot replay it.

    Raises NewerRules for a live session with unknown options.
    """
    try:
        if known is None:
            return await _unhurried(session.ply, lambda: replayed(session, with_events=True))
        return await _unhurried(session.ply - known.ply, lambda: replayed_from(known, session))
    except Unplayable as why:
        if session.status.live and isinstance(why, UnknownOptions):
            raise NewerRules from why
        log.info("session without its state", session=session.id, why=str(why))
        return session
