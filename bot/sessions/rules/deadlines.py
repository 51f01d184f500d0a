"""When something is due at a table. Times are ms since the epoch."""

from dataclasses import replace

from bot.games.base import Seat
from bot.sessions.session import Session, Status

LOBBY_IDLE = 30 * 60_000
"""A lobby where nothing happens for so many milliseconds is closed."""

SHORTEST_REMINDED = 120
"""Seconds a move."""

CLAIMED_AFTER = 3 * 86_400_000
"""Who has waited so many milliseconds for an opponent out of time need not claim the win."""

REMINDED_AT = 3
"""The reminder goes out when one third of the time is left."""


def idle(session: Session, now: int) -> Session:
    """A lobby that has just changed."""
    return replace(session, deadline=now + LOBBY_IDLE) if session.status is Status.LOBBY else session


def clocked(session: Session, now: int) -> Session:
    """The time to move begins: the one that the game's rules set, else the clock's, which runs for people only."""
    limit = session.game.limit(session.state)
    if limit is not None:
        seconds = limit.seconds
    else:
        seconds = session.clock if session.timed and not session.to_act <= session.computers else 0
    deadline = now + seconds * 1000 if seconds else None
    return replace(session, deadline=deadline, reminded=False, overdue=False)


def unattended(session: Session, seat: Seat) -> Session:
    """A computer plays the seat from now on, so the clock does not run for it; the rules' own limits do."""
    if seat not in session.to_act or session.game.limit(session.state) is not None:
        return session
    return replace(session, deadline=None, overdue=False)


def due(session: Session) -> int | None:
    """When time brings this table something next: its deadline, or before that the reminder. None: nothing."""
    if session.deadline is None:
        return None
    reminder = reminder_due(session)
    return session.deadline if reminder is None else reminder


def reminder_due(session: Session) -> int | None:
    """When the player on turn is to be reminded; None where that has been done, or is not to be.

    By a clock shorter than two minutes nobody is: who plays so fast is there, and the channel would fill up.
    """
    if session.status is not Status.PLAYING or session.deadline is None or session.overdue:
        return None
    if session.clock < SHORTEST_REMINDED or session.reminded or not session.reminders:
        return None
    if session.game.limit(session.state) is not None:
        return None
    return session.deadline - session.clock * 1000 // REMINDED_AT


def credited(session: Session, downtime: int) -> Session:
    """The same time left as when the house went down."""
    if session.deadline is None or downtime <= 0:
        return session
    return replace(session, deadline=session.deadline + downtime)


def limited(session: Session, now: int) -> Session:
    """With a time that the game's rules set, where the record is older than that rule and knows of none."""
    on = session.status is Status.PLAYING and session.deadline is None
    return clocked(session, now) if on and session.game.limit(session.state) is not None else session
