"""Takebacks. A move taken back is one more move: the ply never goes back, so buttons from before stay out of date."""

from dataclasses import dataclass
from typing import Any

from bot.games.base import Seat
from bot.games.replay import overtaken, takeback
from bot.sessions.refusals import Refusal
from bot.sessions.rules.play import advance
from bot.sessions.session import Move, Session
from bot.sessions.states import states_of
from bot.sessions.transition import TableEvent, Transition


@dataclass(frozen=True)
class Takeback:
    """What takes back the seat's last move: the ply before it, and the state at that ply."""

    seat: Seat
    ply: int
    state: Any


def find_takeback(session: Session, seat: Seat) -> Takeback:
    """Returns what takes back the seat's last move.

    Refuses `takeback-nothing` where there is none, `takeback-revealed` where luck or secrets have come out since.
    """
    plies = session.remaining_plies
    mine = [place for place, ply in enumerate(plies) if session.moves[ply - 1].seat == seat]
    if not mine:
        raise Refusal("takeback-nothing")
    states = states_of(session)
    undone = plies[mine[-1] :]
    if any(session.game.irreversible(states[ply - 1], states[ply]) for ply in undone):
        raise Refusal("takeback-revealed")
    back = undone[0] - 1
    return Takeback(seat, back, states[back])


def undo_overtaken_call(session: Session, user: int, ply: int | None, faster: Seat, now: int) -> Transition:
    """Undoes the call by which this user has stopped a race, since another player was faster.

    Does nothing where there is no such call.

    Args:
        ply: that of the button which was to answer the call; None for typed words.
        faster: the other player's seat.
    """
    seat, before = session.seat_of(user), session.ply - 1
    stops = session.game.info.race and len(session.people) > 1 and session.to_act == {seat}
    if seat is None or not stops or session.moves[before].seat != seat or ply not in (None, session.ply):
        return Transition(session, None)
    undone = Move(seat, overtaken(before, faster), None, now)
    return Transition(advance(session, undone, states_of(session)[before]), TableEvent.TAKEN_BACK)


def take_back(session: Session, back: Takeback, now: int) -> Transition:
    """Goes back to the state before the move, as one more move."""
    return Transition(
        advance(session, Move(back.seat, takeback(back.ply), None, now), back.state), TableEvent.TAKEN_BACK
    )
