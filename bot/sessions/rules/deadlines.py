"""When something is due at a table. Times are ms since the epoch."""

from dataclasses import replace

from bot.games.base import Seat
from bot.sessions.session import Session, Status
from bot.sessions.transition import TableEvent, Transition

LOBBY_IDLE = 30 * 60_000
"""Milliseconds after which a lobby in which nothing happens is closed."""

SHORTEST_REMINDED = 120
"""Seconds for a move: with a shorter clock nobody is reminded."""

SHORTEST_REMINDED_AFTER_PING = 600
"""Seconds for a move: with a shorter clock who was pinged at this turn is not reminded too, so soon after it."""

CLAIMED_AFTER = 3 * 86_400_000
"""Milliseconds after which the opponent of an overdue player wins without claiming it."""

REMINDED_AT = 3
"""The reminder is due when one third of the time is left."""


def start_lobby_timer(session: Session, now: int) -> Session:
    """Gives a lobby that has just changed its whole time again."""
    return replace(session, deadline=now + LOBBY_IDLE)


def start_move_timer(session: Session, now: int) -> Session:
    """Starts the time to move: the limit that the game's rules set, else the clock's, which runs for people only."""
    limit = session.game.limit(session.state)
    if limit is not None:
        seconds = limit.seconds
    else:
        seconds = session.clock if session.timed and not session.to_act <= session.computers else 0
    deadline = now + seconds * 1000 if seconds else None
    return replace(session, deadline=deadline, reminded=False, overdue=False)


def stop_move_timer(session: Session, seat: Seat) -> Session:
    """Stops the clock of a seat that a computer plays from now on; a limit of the game's rules runs on."""
    if seat not in session.to_act or session.game.limit(session.state) is not None:
        return session
    return replace(session, deadline=None, overdue=False)


def next_due(session: Session) -> int | None:
    """Returns when something is due next: the reminder, else the deadline. None where nothing is."""
    if session.deadline is None:
        return None
    reminder = reminder_due(session)
    return session.deadline if reminder is None else reminder


def reminder_due(session: Session) -> int | None:
    """Returns when the player on turn is to be reminded; None where that has been done, or is not to be.

    With a clock shorter than two minutes nobody is: players that fast are present, and the channel would fill up.
    """
    if session.status is not Status.PLAYING or session.deadline is None or session.overdue:
        return None
    if session.clock < SHORTEST_REMINDED or session.reminded or not session.reminders:
        return None
    if session.clock < SHORTEST_REMINDED_AFTER_PING and session.turn_pinged:
        return None
    if session.game.limit(session.state) is not None:
        return None
    return session.deadline - session.clock * 1000 // REMINDED_AT


def credit_downtime(session: Session, downtime: int) -> Transition:
    """Moves the deadline by the milliseconds in which nobody could act, so that the same time is left."""
    if session.deadline is None or downtime <= 0:
        return Transition(session, None)
    return Transition(replace(session, deadline=session.deadline + downtime), TableEvent.DEADLINE_CHANGED)


def start_missing_limit(session: Session, now: int) -> Transition:
    """Starts the limit that the game's rules set, where the record is older than that rule and has no deadline."""
    untimed = session.status is Status.PLAYING and session.deadline is None
    if not untimed or session.game.limit(session.state) is None:
        return Transition(session, None)
    return Transition(start_move_timer(session, now), TableEvent.DEADLINE_CHANGED)
