"""A move taken back is a move more: the ply never goes back, so a press from before stays a press from before."""

from dataclasses import dataclass
from typing import Any

from bot.games.base import Seat
from bot.games.replay import TAKEBACK, history, takeback
from bot.sessions.refusals import Refusal
from bot.sessions.rules.play import advanced
from bot.sessions.session import Move, Session


@dataclass(frozen=True)
class Way:
    """The way back from the seat's last move: the ply before it, and the state that was there."""

    seat: Seat
    ply: int
    state: Any


def way_back(session: Session, seat: Seat) -> Way:
    """Refuses where the seat has no move to take back, or luck or secrets have come out since it was made."""
    plies = standing(session.moves)
    mine = [place for place, ply in enumerate(plies) if session.moves[ply - 1].seat == seat]
    if not mine:
        raise Refusal("takeback-nothing")
    moves = [(move.seat, move.words) for move in session.moves]
    states = history(session.game, len(session.people), session.options, session.luck, moves)
    undone = plies[mine[-1] :]
    if any(session.game.irreversible(states[ply - 1], states[ply]) for ply in undone):
        raise Refusal("takeback-revealed")
    back = undone[0] - 1
    return Way(seat, back, states[back])


def taken_back(session: Session, way: Way, now: int) -> Session:
    """At the other end of the way."""
    return advanced(session, Move(way.seat, takeback(way.ply), None, now), way.state)


def standing(moves: tuple[Move, ...]) -> list[int]:
    """The plies of the moves that have not been taken back."""
    plies: list[int] = []
    for ply, move in enumerate(moves, start=1):
        verb, _, back = move.words.partition(" ")
        if verb == TAKEBACK:
            plies = [stands for stands in plies if stands <= int(back)]
        else:
            plies.append(ply)
    return plies
