"""In games of three or more, a player who runs out of time is away: a computer plays on until they are back.

A player who is back at the end has never left, as far as the result goes; one who is not has lost as if by resigning.
Nothing can be gained by that: in a game that counts the computer plays at the lowest level, and a player who lets it
play to the end ranks last.
"""

from dataclasses import replace

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.rules.deadlines import start_move_timer, stop_move_timer
from bot.sessions.rules.guards import require_live, require_seat
from bot.sessions.session import GaveUpReason, Session, Status
from bot.sessions.transition import TableEvent, Transition


def leave_seat(session: Session, seat: Seat) -> Transition:
    """Lets a computer play the seat of a player whose time has run out. A pending offer lapses.

    Where nobody is left, computers play on all the same: anybody may come back until the end.
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

    Does nothing for a player who sits there. Refuses `given-up` to one who has resigned, and `seat-not-yours` to others
    while somebody is away.
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
