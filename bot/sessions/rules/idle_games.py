"""Games without a clock in which nobody moves: they are closed after a while, with a notice before.

Only what advances the ply is activity: a move, also a computer's, and a takeback that all have agreed to. Offers,
answers and looking at a hand are none, since one person alone could keep a channel occupied by them. Such a game is
abandoned: nobody loses it. Times are ms since the epoch, limits are milliseconds, and 0 is no limit.
"""

from dataclasses import replace

from bot.sessions.rules.endings import abandon
from bot.sessions.session import Session, Status
from bot.sessions.transition import TableEvent, Transition

IDLE_LIMIT = 7 * 86_400_000
"""After this time without a move a game is closed, unless the operator has set another one."""

NOTICE_BEFORE = 86_400_000
"""The time between the notice and the end; half of the limit if that is shorter."""


def closes_at(session: Session, limit: int) -> int | None:
    """Returns when the game is closed if nobody moves; None if it is not, for example because a clock runs."""
    if not limit or session.status is not Status.PLAYING or session.timed or session.clock.idle_since is None:
        return None
    return session.clock.idle_since + limit


def next_idle_due(session: Session, limit: int) -> int | None:
    """Returns when the notice is due, or after that the end; None where neither is."""
    closing = closes_at(session, limit)
    return closing if closing is None or session.clock.closing_noticed else closing - _notice_before(limit)


def apply_idle_due(session: Session, ply: int, now: int, limit: int) -> Transition:
    """Does what is due by now: the notice, or the end. Nothing where nothing is due, or the ply has moved on.

    The end is never less than the time of the notice away from it, also where the limit was longer before.
    """
    due = next_idle_due(session, limit)
    if due is None or now < due or session.ply != ply:
        return Transition(session, None)
    if session.clock.closing_noticed:
        return Transition(abandon(session, "nobody-moved", now).session, TableEvent.EXPIRED)
    since = now - limit + _notice_before(limit)
    return Transition(
        replace(session, clock=replace(session.clock, closing_noticed=True, idle_since=since)), TableEvent.CLOSING
    )


def _notice_before(limit: int) -> int:
    return min(NOTICE_BEFORE, limit // 2)
