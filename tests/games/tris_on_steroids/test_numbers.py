"""Counts found by other programs: lines, neighbours, choices of the first turn."""

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.layout import LAYOUTS


@pytest.mark.parametrize(("side", "lines"), [(3, 8), (4, 10)])
def test_lines(side: int, lines: int) -> None:
    layout = LAYOUTS[side]
    assert len(set(layout.lines.values())) == lines
    assert all(len(set(line)) == side for line in layout.lines.values())


@pytest.mark.parametrize(("side", "pairs"), [(3, 40), (4, 84)])
def test_directed_pairs_of_neighbours(side: int, pairs: int) -> None:
    neighbours = LAYOUTS[side].neighbours
    assert sum(map(len, neighbours)) == pairs
    assert all(cell in neighbours[target] for cell, targets in enumerate(neighbours) for target in targets)


def test_neighbours_of_corner_edge_and_centre() -> None:
    layout = LAYOUTS[3]
    assert [len(layout.neighbours[layout.number[cell]]) for cell in ("a1", "b1", "b2")] == [3, 5, 8]


@pytest.mark.parametrize(("grid", "choices"), [("3x3", 49), ("4x4", 100)])
def test_choices_of_the_first_turn(grid: str, choices: int) -> None:
    state = GAME.start(2, GAME.info.full_options({"grid": grid}), Chance(b"any", 0))
    seat: Seat = state.on_turn
    irreversible = GAME.legal_moves(state, seat)
    assert choices == sum(
        len(GAME.legal_moves(GAME.play(state, seat, move, Chance(b"", 1)), seat)) for move in irreversible
    )
