"""Formations fill the box, stay where they are while they can, and are turned only if that makes them much larger."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.triangles.cells import CENTRE, Cell, neighbours
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from renderers.parts.frame import BOARD
from renderers.tiles.arrangement import Arrangement, Laid, arranged, clearance, shapes
from renderers.tiles.shape import TURNS, point, shape, turned, turned_corners
from renderers.tiles.tile_size import RARE_SIZES, TABLE_SIZES
from tests.examples import SLOW
from tests.renderers.tiles.random_games import played

CAP_AT_320 = 320 / 1100 * 0.711
"""The height of a digit of one pixel to the em, on a phone that shows the picture 320 pixels wide."""


def connected(numbers: list[int]) -> list[Cell]:
    """Returns connected cells, one more for each number."""
    cells = [CENTRE]
    for number in numbers:
        free = sorted({near for cell in cells for near in neighbours(cell)} - set(cells))
        cells.append(free[number % len(free)])
    return cells


SHAPES = st.lists(st.integers(0, 1000), max_size=18).map(connected)
TABLES = st.lists(SHAPES, min_size=1, max_size=4)


def in_turn(formations: list[list[Cell]]) -> tuple[Laid, ...]:
    """Returns the cells of formations, one after the other."""
    return tuple((number, cell) for number, cells in enumerate(formations) for cell in cells)


def check(arrangement: Arrangement, laid: tuple[Laid, ...]) -> None:
    """Asserts that all formations are in the box and apart from each other."""
    numbers = range(len(arrangement.turns))
    cells = [tuple(cell for number, cell in laid if number == formation) for formation in numbers]
    points = []
    for around, (x, y) in zip(shapes(arrangement, cells), arrangement.places, strict=True):
        left, top, right, bottom = around.box
        assert BOARD[0] <= x + left <= x + right <= BOARD[2]
        assert BOARD[1] <= y + top <= y + bottom <= BOARD[3]
        assert (around.letter is not None) == (len(cells) > 1)
        points.append([(x + across, y + down) for across, down in around.points])
    for one, other in combinations(points, 2):
        nearest = min((x - u) ** 2 + (y - v) ** 2 for x, y in one for u, v in other)
        assert nearest >= clearance(arrangement.size) ** 2


@given(TABLES)
def test_all_formations_are_in_the_box_and_apart(formations: list[list[Cell]]) -> None:
    laid = in_turn(formations)
    check(arranged(laid), laid)


@given(SHAPES)
def test_a_turned_shape_has_the_same_corners(cells: list[Cell]) -> None:
    size = TABLE_SIZES[0]
    for turn in TURNS:
        around = shape(tuple(cells), turn, size, lettered=True)
        assert len(around.corners) == len({vertex for cell in cells for vertex in turned_corners(cell, 0)})
        assert around.letter not in around.corners


def test_a_turn_is_by_sixty_degrees_anticlockwise() -> None:
    assert [turned((1, 0), turn) for turn in range(4)] == [(1, 0), (0, 1), (-1, 1), (-1, 0)]
    size = TABLE_SIZES[0]
    assert point((1, 0), size) == (size.side, 0)
    assert point((0, 1), size) == (size.half, -size.height)


def test_a_single_tile_is_in_the_middle() -> None:
    ((x, y),) = arranged(((0, CENTRE),)).places
    size = TABLE_SIZES[0]
    assert (x + size.half, y - size.height // 2) == ((BOARD[0] + BOARD[2]) // 2, (BOARD[1] + BOARD[3]) // 2)


def test_what_is_laid_first_does_not_depend_on_what_follows() -> None:
    laid = in_turn([connected(list(range(30)))])
    alone = [arranged(laid[:count]) for count in range(len(laid))]
    arranged.cache_clear()
    arranged(laid)
    assert [arranged(laid[:count]) for count in range(len(laid))] == alone


def strip(count: int) -> list[Cell]:
    return [f"{'ud'[number % 2]}{number // 2},0" for number in range(count)]


@pytest.mark.parametrize("count", [12, 30, 56])
def test_even_all_tiles_in_one_row_are_in_the_box(count: int) -> None:
    laid = in_turn([strip(count)])
    arrangement = arranged(laid)
    check(arrangement, laid)
    assert (arrangement.size in RARE_SIZES) == (count > 26)


def test_a_tall_formation_is_turned_once_and_drawn_larger() -> None:
    cells = [f"{direction}{x},{y}" for y in range(8) for direction in "ud" for x in (-(y // 2),)]
    laid = in_turn([cells])
    turns = [arranged(laid[:count]).turns[0] for count in range(1, len(laid) + 1)]
    assert sum(one != other for one, other in pairwise(turns)) == 1
    upright = max(size.side for size in TABLE_SIZES if shape(tuple(cells), 0, size, lettered=False).size[1] <= 676)
    assert arranged(laid).size.side >= 1.15 * upright


def rounds(seeds: range) -> Iterator[list[tuple[Arrangement, tuple[Laid, ...]]]]:
    """Yields the arrangements of each round of random games of both kinds, with what is laid."""
    for seed in seeds:
        shown: list[tuple[Arrangement, tuple[Laid, ...]]] = []
        for state, _ in played(TRIPPLE_DOMINO, 4, seed):
            laid = in_turn([[tile.cell for tile in state.formation.tiles]])
            if shown and len(laid) < len(shown[-1][1]):
                yield shown
                shown = []
            if laid:
                shown.append((arranged(laid), laid))
        shown = []
        for trio, _ in played(TRIODOMINO, 3, seed):
            tiles = [iter(formation.tiles) for formation in trio.formations]
            cells = tuple((number - 1, next(tiles[number - 1]).cell) for number in trio.laid)
            if shown and len(cells) < len(shown[-1][1]):
                yield shown
                shown = []
            if cells:
                shown.append((arranged(cells), cells))


def test_random_games_are_large_enough_to_read_and_seldom_turned() -> None:
    """Of four games, with `SLOW=1` of twelve."""
    turns = resized = moved = count = tiles = 0
    for shown in rounds(range(12 if SLOW else 4)):
        count += 1
        tiles += len(shown[-1][1])
        for (before, _), (after, laid) in pairwise(shown):
            check(after, laid)
            digit = after.size.em * CAP_AT_320
            assert digit >= (10 if len(laid) <= 20 else 8 if len(laid) <= 30 else 6.7), (len(laid), after.size)
            known = len(before.turns)
            turns += after.turns[:known] != before.turns
            resized += after.size != before.size
            moved += after.size == before.size and after.places[:known] != before.places
    assert count > (20 if SLOW else 6)
    assert turns / count < 2
    assert (turns + resized + moved) / tiles < 0.5
