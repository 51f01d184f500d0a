"""RULES T1: cells and vertices, compared with points in the plane."""

import pytest

from bot.games.triangles.cells import around, corners, is_cell, neighbours, position, reading_order
from tests.games.triangles.naive import near, points

CELLS = [f"{way}{x},{y}" for way in "ud" for x in range(-3, 4) for y in range(-3, 4)]


def in_the_plane(vertex: tuple[int, int]) -> tuple[int, int]:
    x, y = vertex
    return 2 * x + y, y


def test_t1_corners_go_clockwise_from_the_top_left() -> None:
    for cell in CELLS:
        assert tuple(map(in_the_plane, corners(cell))) == points(cell)
        (ax, ay), (bx, by), (cx, cy) = points(cell)
        assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0, f"{cell}: clockwise"


def test_t1_neighbours_share_the_edges_in_turn() -> None:
    for cell in CELLS:
        sharing = {other for other in near(cell) if len({*points(cell)} & {*points(other)}) == 2}
        assert set(neighbours(cell)) == sharing, cell
        for at, neighbour in enumerate(neighbours(cell)):
            assert {corners(cell)[at], corners(cell)[(at + 1) % 3]} <= set(corners(neighbour)), cell


def test_t1_six_cells_meet_at_a_vertex() -> None:
    for cell, vertex in ((one, vertex) for one in CELLS for vertex in corners(one)):
        assert len(set(around(vertex))) == 6, cell
        assert cell in around(vertex)
        assert all(vertex in corners(other) for other in around(vertex)), cell


def test_cells_read_from_the_top_and_from_the_left() -> None:
    def leftmost_of_the_highest(cell: str) -> tuple[int, int]:
        return -min(y for _, y in points(cell)), min(x for x, _ in points(cell))

    assert sorted(CELLS, key=reading_order) == sorted(CELLS, key=leftmost_of_the_highest)


@pytest.mark.parametrize("word", ["u0,0", "d-1,10", "u-12,-3"])
def test_names_of_cells_are_read(word: str) -> None:
    assert is_cell(word)


@pytest.mark.parametrize(
    "word", ["", "u", "x0,0", "U0,0", "u-0,0", "u00,1", "u1,", "u1,2,3", "u 1,2", "u100,0", "u１,0"]
)
def test_anything_else_names_no_cell(word: str) -> None:
    assert not is_cell(word)
    with pytest.raises(ValueError, match="not a cell"):
        position(word)
