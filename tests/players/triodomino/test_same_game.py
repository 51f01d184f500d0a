"""The compiled search plays by the rules of the game: the same moves lead to the same states.

A default run compares 100 moves in each variant; `SLOW=1` compares 100,000 in all.
"""

import os

import pytest

from bot.games.base import Options
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from bot.players.compiled import available
from bot.players.triangles.messages import NUMBER, cell_number
from bot.players.triodomino.search import ENCODING
from tests.players.triangles.same_game import SameGame

VARIANTS: list[tuple[int, Options]] = [
    (seats, {"topsy_turvy": topsy_turvy, "rounds": 2}) for seats in range(2, 5) for topsy_turvy in (False, True)
]
MOVES = 100_000 // len(VARIANTS) if "SLOW" in os.environ else 100

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


def places(state: State) -> list[tuple[int, int, int]]:
    """Returns tile, cell and the number of hexagons closed of every placement that would fit."""
    return [
        (NUMBER[tile], cell_number(place.cell, number), place.hexagons)
        for number, formation in enumerate(state.formations)
        for tile in state.hand
        for place in formation.places(tile)
    ]


SAME_GAME = SameGame(
    GAME,
    ENCODING,
    pile=lambda state: state.stock,
    drawn=lambda state: (state.drawn, state.free),
    places=places,
    idle_at_end=False,
)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_the_compiled_search_plays_by_the_rules_of_the_game(seats: int, options: Options) -> None:
    SAME_GAME.compare(seats, options, MOVES)
