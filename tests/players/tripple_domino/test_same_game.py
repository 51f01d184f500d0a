"""The compiled search plays by the rules of the game: the same moves lead to the same states.

A default run compares 100 moves in each variant; `SLOW=1` compares 100,000 in all.
"""

import os

import pytest

from bot.games.base import Options
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from bot.games.tripple_domino.turn import playable, points
from bot.players.compiled import available
from bot.players.triangles.messages import NUMBER, cell_number
from bot.players.tripple_domino.search import ENCODING
from tests.players.triangles.same_game import SameGame

VARIANTS: list[tuple[int, Options]] = [
    *((seats, {"multi_hexagon": counted}) for seats in range(1, 7) for counted in ("each", "once")),
    (1, {"tiles": 56}),
    (1, {"tiles": 5}),
    (2, {"target": 50}),
]
MOVES = 100_000 // len(VARIANTS) if "SLOW" in os.environ else 100

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


def drawn(state: State) -> tuple[int, int]:
    """Returns the number of tiles drawn in this turn, and the last of them."""
    return len(state.drawn), NUMBER[state.drawn[-1]] if state.drawn else 0


def scored_places(state: State) -> list[tuple[int, int, int]]:
    """Returns tile, cell and points of every placement."""
    return [
        (NUMBER[tile], cell_number(place.cell), points(state, place))
        for tile in playable(state)
        for place in state.formation.places(tile)
    ]


SAME_GAME = SameGame(GAME, ENCODING, lambda state: state.reserve, drawn, scored_places, last_move=0.2)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_the_compiled_search_plays_by_the_rules_of_the_game(seats: int, options: Options) -> None:
    SAME_GAME.compare(seats, options, MOVES)
