"""When something is due at a table: the end of a time to move, or of a game in which nobody moves.

A game without a clock in which nobody moves is closed after a while, following a notice: it is abandoned, and nobody
loses. Only what advances the ply counts as activity: a move, even a computer's, and a takeback that all have agreed to.
Offers, answers and looking at a hand do not count, since one person could keep a channel occupied with them. Times are
ms since the epoch, limits are milliseconds, and 0 means no limit.
"""

from dataclasses import replace

from bot.games.base import Seat
from bot.sessions.rules.pings import turn_pinged
from bot.sessions.session import Clock, Session, Status
from bot.sessions.transition import TableEvent, Transition

LOBBY_IDLE = 30 * 60_000
"""Milliseconds after which a lobby in which nothing happens is closed."""

SHORTEST_REMINDED = 120
"""The shortest clock (seconds for a move) with which players are reminded."""

SHORTEST_REMINDED_AFTER_PING = 600
"""The shortest clock (seconds for a move) with which a player who was pinged at this turn is also reminded: with a
shorter one the two messages would be too close together."""

CLAIMED_AFTER = 3 * 86_400_000
"""Milliseconds after which the opponent of an overdue player wins without claiming it."""

IDLE_UNCREDITED = 60_000
"""Downtime (ms) below which a game without a deadline gets no credit: it has days until it is closed, and each credit
is written to the store."""

REMINDED_AT = 3
"""The reminder is due when one third of the time is left."""


IDLE_LIMIT = 7 * 86_400_000
"""The time without a move after which a game is closed, unless the operator has set another limit."""

NOTICE_BEFORE = 86_400_000
"""The time between the notice and the closing; half of the limit if that is shorter."""


def start_lobby_timer(clock: Clock, now: int) -> Clock:
    """Restarts the full waiting time of a lobby that has just changed."""
    return replace(clock, deadline=now + LOBBY_IDLE)


def start_move_timer(session: Session, now: int) -> Clock:
    """Starts the time to move: the limit that the game's rules set, else the clock, which runs only for people.

    Without a clock, only the time until an idle game is closed restarts: see `closes_at`.
    """
    limit = session.game.limit(session.state)
    if limit is not None:
        seconds = limit.seconds
    else:
        seconds = session.clock.seconds if session.timed and not session.to_act <= session.computers else 0
    deadline = now + seconds * 1000 if seconds else None
    return replace(
        session.clock, deadline=deadline, reminded=False, overdue=False, idle_since=now, closing_noticed=False
    )


def stop_move_timer(session: Session, seat: Seat) -> Clock:
    """Stops the clock of a seat that a computer plays from now on; a limit of the game's rules runs on."""
    if seat not in session.to_act or session.game.limit(session.state) is not None:
        return session.clock
    return session.clock.stopped()


def next_due(session: Session) -> int | None:
    """Returns when something is due next: the reminder, else the deadline. None if nothing is due."""
    if session.clock.deadline is None:
        return None
    reminder = reminder_due(session)
    return session.clock.deadline if reminder is None else reminder


def reminder_due(session: Session) -> int | None:
    """Returns when to remind the player on turn; None if that was done or nobody is reminded.

    With a clock shorter than two minutes nobody is: such fast players are present, and the channel would fill up.
    """
    if session.status is not Status.PLAYING or session.clock.deadline is None or session.clock.overdue:
        return None
    if session.clock.seconds < SHORTEST_REMINDED or session.clock.reminded or not session.clock.reminders:
        return None
    if session.clock.seconds < SHORTEST_REMINDED_AFTER_PING and turn_pinged(session):
        return None
    if session.game.limit(session.state) is not None:
        return None
    return session.clock.deadline - session.clock.seconds * 1000 // REMINDED_AT


def credit_downtime(clock: Clock, downtime: int) -> Clock:
    """Postpones due times by the milliseconds in which nobody could act, so that the same time is left."""
    if downtime <= 0 or (clock.deadline is None and (clock.idle_since is None or downtime < IDLE_UNCREDITED)):
        return clock
    return clock.later(downtime)


def start_missing_timers(session: Session, now: int) -> Transition:
    """Starts the limit of the game's rules and the time without a move if an old record lacks them."""
    if session.status is not Status.PLAYING or session.clock.deadline is not None:
        return Transition(session, None)
    if session.clock.idle_since is not None and session.game.limit(session.state) is None:
        return Transition(session, None)
    return Transition(replace(session, clock=start_move_timer(session, now)), TableEvent.DEADLINE_CHANGED)


def credit_time_since(session: Session, since: int, now: int) -> Transition:
    """Credits the time since `since` (ms since the epoch), or since the session's last write if that is later."""
    credited = credit_downtime(session.clock, now - max(since, last_written(session)))
    changed = credited != session.clock
    return Transition(replace(session, clock=credited), TableEvent.DEADLINE_CHANGED if changed else None)


def last_written(session: Session) -> int:
    """Returns the time of the last write that the session's rows show: the bot was running then."""
    moved = session.moves[-1].at if session.moves else 0
    return max(session.opened_at, session.started_at or 0, moved)


def closes_at(session: Session, limit: int) -> int | None:
    """Returns when the game is closed if nobody moves; None if it is never closed, for example because a clock runs."""
    if not limit or session.status is not Status.PLAYING or session.timed or session.clock.idle_since is None:
        return None
    return session.clock.idle_since + limit


def next_idle_due(session: Session, limit: int) -> int | None:
    """Returns when the notice is due, or after the notice the closing; None if neither is."""
    closing = closes_at(session, limit)
    return closing if closing is None or session.clock.closing_noticed else closing - notice_before(limit)


def notice_before(limit: int) -> int:
    """Returns how long before an idle game is closed its notice is sent."""
    return min(NOTICE_BEFORE, limit // 2)
