"""A move taken back is a move more: the ply never goes back, so a press from before stays a press from before."""

from dataclasses import replace
from typing import Any

from bot.games.base import Seat
from bot.games.replay import TAKEBACK, history, takeback
from bot.sessions.session import Move, Refusal, Session
from bot.sessions.transitions.play import advanced


def may_take_back(session: Session, seat: Seat) -> None:
    """Refuses where the seat has no move to take back, or luck or secrets have come out since it was made."""
    undone, states = undoing(session, seat)
    if any(session.game.reveals(states[ply - 1], states[ply]) for ply in undone):
        raise Refusal("takeback-revealed")


def taken_back(session: Session, seat: Seat, now: int) -> Session:
    """The state before the seat's last move."""
    undone, states = undoing(session, seat)
    back = undone[0] - 1
    after = advanced(session, Move(seat, takeback(back), None, now), states[back])
    return replace(after, trail=())


def undoing(session: Session, seat: Seat) -> tuple[list[int], tuple[Any, ...]]:
    """The plies to undo, from the seat's last move that stands, and the states by ply. Refuses where it has none."""
    plies = standing(session.moves)
    mine = [place for place, ply in enumerate(plies) if session.moves[ply - 1].seat == seat]
    if not mine:
        raise Refusal("takeback-nothing")
    moves = [(move.seat, move.words) for move in session.moves]
    states = history(session.game, len(session.people), session.options, session.luck, moves)
    return plies[mine[-1] :], states


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
