"""What happens at a table because time has passed. Time is an argument, so a restart does nothing twice.

In games of three or more, a player who runs out of time is away: a computer plays on until they are back. A player who
is back at the end counts as having never left; one who is not has lost, as by resigning. Being away gains nothing: in a
game that counts, the computer plays at the lowest level, and a player who stays away to the end ranks last.
"""

from dataclasses import replace

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.rules.deadlines import (
    CLAIMED_AFTER,
    next_idle_due,
    notice_before,
    reminder_due,
    start_move_timer,
    stop_move_timer,
)
from bot.sessions.rules.endings import abandon, give_up, overdue_seat
from bot.sessions.rules.guards import require_live, require_player, require_seat
from bot.sessions.rules.play import make_unattended_move
from bot.sessions.session import LEAST_FOR_ABSENCE, GaveUpReason, Move, Session, Status
from bot.sessions.transition import TableEvent, Transition


def apply_due(session: Session, ply: int, now: int) -> Transition:
    """Applies what is due now: reminder, expiry or timeout. Does nothing if nothing is due or the ply has changed."""
    if session.ply != ply or session.clock.deadline is None:
        return Transition(session, None)
    if now >= session.clock.deadline:
        if session.status is Status.LOBBY:
            return Transition(abandon(session, "expired", now).session, TableEvent.EXPIRED)
        return _time_out(session, now)
    reminder = reminder_due(session)
    if reminder is None or now < reminder:
        return Transition(session, None)
    return Transition(replace(session, clock=replace(session.clock, reminded=True)), TableEvent.REMINDER)


def apply_idle_due(session: Session, ply: int, now: int, limit: int) -> Transition:
    """Applies what is due now: the notice, or the closing. Does nothing if nothing is due or the ply has changed.

    The closing never follows sooner than `notice_before`, even if the limit was longer before.
    """
    due = next_idle_due(session, limit)
    if due is None or now < due or session.ply != ply:
        return Transition(session, None)
    if session.clock.closing_noticed:
        return Transition(abandon(session, "nobody-moved", now).session, TableEvent.EXPIRED)
    since = now - limit + notice_before(limit)
    return Transition(
        replace(session, clock=replace(session.clock, closing_noticed=True, idle_since=since)), TableEvent.CLOSING
    )


def wait_for_opponent(session: Session, user: int, now: int) -> Transition:
    """Lets the opponent give an overdue player the time to move once more."""
    require_player(session, user)
    overdue_seat(session, user)
    return Transition(replace(session, clock=start_move_timer(session, now)), TableEvent.EXTENDED)


def _time_out(session: Session, now: int) -> Transition:
    """Makes the move that the rules' own limit prescribes; else the player on turn is out of time.

    With two people, the opponent may then decide, and wins after a while without a decision. A player against a
    computer gives up, and so does one in a tournament, where others wait for the result. With three or more, the player
    may come back.
    """
    limit = session.game.limit(session.state)
    if limit is not None:
        return make_unattended_move(session, Move(limit.seat, limit.move, None, now))
    for_two = len(session.humans) == len(session.people) == 2
    if for_two and not session.clock.overdue and session.tournament is None:
        return Transition(
            replace(session, clock=replace(session.clock, overdue=True, deadline=now + CLAIMED_AFTER)),
            TableEvent.OVERDUE,
        )
    late = min(session.to_act)
    if len(session.people) >= LEAST_FOR_ABSENCE:
        return leave_seat(session, late)
    return give_up(session, late, GaveUpReason.OUT_OF_TIME, now)


def leave_seat(session: Session, seat: Seat) -> Transition:
    """Lets a computer play the seat of a player whose time has run out. A pending offer lapses.

    Even if no person is left, computers play on: anybody away may come back until the end.
    """
    away = replace(
        session,
        result=session.result.after_giving_up(seat, GaveUpReason.OUT_OF_TIME),
        consent=session.consent.lapsed(),
        clock=stop_move_timer(session, seat),
    )
    return Transition(away, TableEvent.AWAY)


def take_seat_back(session: Session, user: int, now: int) -> Transition:
    """Gives the seat back to a player who was away, with the whole time to move if it is their turn.

    Does nothing for a player who is present. Refuses `given-up` to a player who has resigned, and `seat-not-yours` to
    other users while somebody is away.
    """
    require_live(session.status)
    if session.status is Status.PLAYING and session.away and session.seat_of(user) is None:
        raise Refusal("seat-not-yours")
    seat = require_seat(session, user)
    if session.status is Status.LOBBY or seat in session.humans:
        return Transition(session, None)
    if seat not in session.away:
        raise Refusal("given-up")
    back = replace(
        session, result=session.result.after_return(seat), consent=session.consent.lapsed(), thinks_less=False
    )
    if seat in back.to_act:
        back = replace(back, clock=start_move_timer(back, now))
    return Transition(back, TableEvent.BACK)
