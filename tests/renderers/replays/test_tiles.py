"""In a replay of a tile game nothing that lies on the table moves for as long as a round lasts."""

from itertools import pairwise

import pytest

from bot.games import GAMES
from bot.games.base import View
from bot.games.chance import Chance
from renderers.engine.scene import Scene, flatten
from renderers.parts.frame import BOARD
from renderers.tiles.tile import Disc
from tests.renderers.captions import caption
from tests.renderers.replays.positions import Positions, moves, scenes


def discs(scene: Scene) -> set[tuple[int, int, int]]:
    """Returns position and number of each disc on the board."""
    return {(x, y, disc.number) for disc, x, y in flatten(scene.placed) if isinstance(disc, Disc)}


@pytest.mark.parametrize(("key", "options"), [("tripple_domino", {}), ("triodomino", {"rounds": 2})])
def test_a_tile_lies_still_for_the_rest_of_the_round(key: str, options: dict[str, int]) -> None:
    positions = moves(key, 150, **options)
    laid = [*map(discs, scenes(key, positions))]
    rounds = [view.round for view, _ in positions]
    assert len(set(rounds)) > 1
    for (before, after), (earlier, later) in zip(pairwise(laid), pairwise(rounds), strict=True):
        assert before <= after or earlier != later


def taken_back(key: str, back: int, **options: int) -> Positions:
    """Returns a round whose last moves are taken back and made in another way."""
    game, seed = GAMES[key], bytes(32)
    states = [game.start(2, game.info.full_options(options), Chance(seed, 0))]
    views: list[View] = []
    for ply in range(1, 60):
        state = states[-back] if ply == 30 else states[-1]
        (seat,) = game.to_act(state)
        chance = Chance(seed, ply)
        states.append(game.play(state, seat, chance.pick(game.legal_moves(state, seat)), chance))
        views.append(game.view(states[-1], None))
    return [(view, caption(2)) for view in views if view.round == 1]


@pytest.mark.parametrize("key", ["tripple_domino", "triodomino"])
def test_tiles_that_are_taken_back_have_room_too(key: str) -> None:
    positions = taken_back(key, 9)
    laid = [*map(discs, scenes(key, positions))]
    corners = {(x, y) for places in laid for x, y, _ in places}
    assert all(BOARD[0] <= x <= BOARD[2] and BOARD[1] <= y <= BOARD[3] for x, y in corners)
    assert sum(not before <= after for before, after in pairwise(laid)) == 1
