"""The searching players of the tile games know what to do in every position that random play leads to.

A default run tries 150 positions of each game; `SLOW=1` tries 100,000 in all.
"""

import os
from itertools import cycle
from random import Random

import pytest

from bot.games.chance import Chance
from bot.players import player
from bot.players.base import LOST, WON, Level
from bot.players.compiled import available
from tests.contract.variants import VARIANTS, Variant
from tests.contract.walk import refusal

POSITIONS = 50_000 if "SLOW" in os.environ else 150

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


@pytest.mark.parametrize("key", ["triodomino", "tripple_domino"])
def test_the_choice_is_legal_in_random_positions(key: str) -> None:
    rng, tried = Random(key), 0
    for variant in cycle(variant for variant in VARIANTS if variant.key == key):
        tried += positions_of_a_game(variant, rng, most=POSITIONS - tried)
        if tried == POSITIONS:
            return


def positions_of_a_game(variant: Variant, rng: Random, most: int) -> int:
    """Plays a random game and lets the fair level choose and rate in each position. Returns their number."""
    game, someone = variant.game, player(variant.key, Level.FAIR)
    state, luck = game.start(variant.seats, variant.options, Chance(rng.randbytes(8), 0)), rng.randbytes(8)
    for ply in range(most):
        if not (seats := game.to_act(state)):
            return ply
        (seat,) = seats
        view, legal = game.view(state, seat), game.legal_moves(state, seat)
        chosen = someone.choose(view, legal, Chance(luck, ply))
        assert chosen in legal
        assert refusal(variant, state, seat, chosen) is None
        assert all(LOST <= rating <= WON for rating in someone.ratings(view, legal, Chance(luck, ply)))
        state = game.play(state, seat, rng.choice(legal), Chance(luck, ply))
    return most
