"""A player who finds every SET; without such a player hardly any random game ends."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from bot.games.base import AnyGame, Seat
from bot.games.set.cards import odd_feature
from bot.games.set.state import State


def right_claims(state: State) -> Iterator[str]:
    """Yields the move that takes each SET on the table."""
    for (a, (_, x)), (b, (_, y)), (c, (_, z)) in combinations(state.cards_by_slot.items(), 3):
        if odd_feature((x, y, z)) is None:
            yield f"take {a} {b} {c}"


def find_sets(game: AnyGame, state: State, rng: Random) -> tuple[Seat, str]:
    """Returns a seat and its move: calls and takes a SET, or votes for more cards if there is none."""
    moves = {seat: game.legal_moves(state, seat) for seat in sorted(game.to_act(state))}
    claim = next(right_claims(state), None)
    for wanted in (claim, "call" if claim else None):
        if able := [seat for seat, words in moves.items() if wanted in words]:
            return rng.choice(able), str(wanted)
    return rng.choice([(seat, words[-1]) for seat, words in moves.items() if words[-1] != "call"])
