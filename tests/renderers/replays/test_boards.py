"""Every position of a replay has room in the frame."""

import pytest

from bot.games import GAMES
from renderers.engine.scene import Placed, Scene, flatten
from renderers.parts.frame import BOARD, COLUMN, HEIGHT, RING, WIDTH
from tests.renderers.replays.positions import moves, scenes


def on_board(scene: Scene) -> list[Placed]:
    """Returns the sprites that begin in the board's box."""
    return [placed for placed in flatten(scene.placed) if placed.x < BOARD[2]]


@pytest.mark.parametrize("key", GAMES)
def test_every_position_keeps_to_the_box_of_the_board(key: str) -> None:
    for scene in scenes(key, moves(key, 60)):
        assert scene.size == (WIDTH, HEIGHT)
        for placed in on_board(scene):
            left, top, right, bottom = placed.box
            assert BOARD[0] - RING <= left, placed
            assert BOARD[1] - RING <= top, placed
            assert right <= COLUMN[0], placed
            assert bottom <= BOARD[3] + RING, placed
