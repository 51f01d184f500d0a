"""What a restart takes up again, with the time that nobody could use given back."""

import asyncio

import structlog

from bot.sessions.persistence.rows import Unplayable, change, remembered, replayed
from bot.sessions.rules.deadlines import credited, limited
from bot.sessions.rules.endings import abandoned
from bot.sessions.session import Session
from bot.sessions.timers.heartbeat import alive
from bot.store.interface import Store

log = structlog.get_logger()


async def restored(store: Store, now: int) -> tuple[Session, ...]:
    """Every live session by replay; what has changed by the restart is durable. Raises StoreUnavailable.

    A session that the rules of today cannot replay is abandoned (`rules-changed`).
    """
    before = tuple(map(remembered, await store.live()))
    open_until = max([await store.alive_at() or 0, *map(last_sign, before)])
    after = tuple(taken_up(session, now - open_until, now) for session in before)
    changed = [change(old, new) for old, new in zip(before, after, strict=True) if altered(old, new)]
    # What is handed over at once is one transaction: no crash between the two can credit a clock twice.
    await asyncio.gather(*map(store.commit, changed), store.commit(alive(now)))
    return tuple(session for session in after if session.status.live)


def taken_up(session: Session, downtime: int, now: int) -> Session:
    """With its state and its time left, or abandoned."""
    try:
        return limited(credited(replayed(session), downtime), now)
    except Unplayable as why:
        log.error("session abandoned", session=session.id, game=session.game_key, why=str(why))
        return abandoned(session, "rules-changed", now)


def resumed(session: Session, since: int, now: int) -> Session:
    """With the time given back from `since` until now, where nobody has moved meanwhile."""
    return credited(session, now - max(since, last_sign(session)))


def altered(before: Session, after: Session) -> bool:
    return (before.status, before.deadline) != (after.status, after.deadline)


def last_sign(session: Session) -> int:
    """When the session was last written to, as far as its rows tell: then the house was open."""
    moved = session.moves[-1].at if session.moves else 0
    return max(session.opened_at, session.started_at or 0, moved)
