"""Players of SET who see everything: without them hardly a random game comes to its end."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from bot.games.base import Seat
from bot.games.set import GAME
from bot.games.set.cards import odd_feature
from bot.games.set.state import State


def right_claims(state: State) -> Iterator[str]:
    """Every SET on the table as the words that take it."""
    for (a, (_, x)), (b, (_, y)), (c, (_, z)) in combinations(state.cards_by_slot.items(), 3):
        if odd_feature((x, y, z)) is None:
            yield f"take {a} {b} {c}"


def sharp_eyed(state: State, fancy: Random) -> tuple[Seat, str]:
    """A seat and a move that bring the game on: a SET is called and taken, and only where there is none cards come."""
    moves = {seat: GAME.legal_moves(state, seat) for seat in sorted(GAME.to_act(state))}
    claim = next(right_claims(state), None)
    for wanted in (claim, "call" if claim else None):
        if able := [seat for seat, words in moves.items() if wanted in words]:
            return fancy.choice(able), str(wanted)
    return fancy.choice([(seat, words[-1]) for seat, words in moves.items() if words[-1] != "call"])
