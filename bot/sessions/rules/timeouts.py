"""What passing time brings to a table. Time is an argument, so each of these happens once, whatever restarts."""

from dataclasses import replace

from bot.sessions.rules.deadlines import CLAIMED_AFTER, clocked, reminder_due
from bot.sessions.rules.endings import abandoned, given_up, late
from bot.sessions.rules.guards import playing
from bot.sessions.rules.play import followed
from bot.sessions.session import GaveUpReason, Move, Session, Status, TableEvent


def passed(session: Session, ply: int, now: int) -> Session:
    """The session at this moment; the same one where nothing is due, or the ply has moved on."""
    if session.ply != ply or session.deadline is None:
        return session
    if now >= session.deadline:
        return expired(session, now) if session.status is Status.LOBBY else out_of_time(session, now)
    reminder = reminder_due(session)
    return session if reminder is None or now < reminder else replace(session, reminded=True)


def expired(session: Session, now: int) -> Session:
    """A lobby where nothing happened for long."""
    return abandoned(session, "expired", now)


def out_of_time(session: Session, now: int) -> Session:
    """The rules' own limit makes its move. By the clock, one of many gives up; of two people, the other may decide.

    Where the other does not, it is decided by itself after a while.
    """
    limit = session.game.limit(session.state)
    if limit is not None:
        return followed(session, Move(limit.seat, limit.move, None, now))
    if len(session.humans) == len(session.people) == 2 and not session.overdue:
        return replace(session, overdue=True, deadline=now + CLAIMED_AFTER)
    return given_up(session, min(session.to_act), GaveUpReason.OUT_OF_TIME, now)


def waited(session: Session, user: int, now: int) -> Session:
    """The opponent of one who has run out of time gives that one the clock's time once more."""
    playing(session, user)
    late(session, user)
    return clocked(session, now)


def table_event(before: Session, after: Session) -> TableEvent:
    """What it was that changed the one into the other without a press."""
    if not after.status.live:
        return TableEvent.EXPIRED if after.reason == "expired" else TableEvent.ENDED
    if after.ply > before.ply:
        return TableEvent.MOVED
    if len(after.given_up) > len(before.given_up):
        return TableEvent.GIVEN_UP
    return TableEvent.OVERDUE if after.overdue else TableEvent.REMINDER
