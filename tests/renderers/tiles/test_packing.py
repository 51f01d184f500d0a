"""Formations are packed closely: a tile apart, inside the picture, and each stays where it is while it can."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.triangles.cells import CENTRE, Cell, corners, neighbours
from bot.games.triodomino import GAME
from renderers.tiles.packing import Outline, Shift, cell_position, needed_room, outline, pack
from renderers.tiles.tile_size import TILE_SIZES
from tests.renderers.tiles.random_games import played

ROOM = 16


def connected(numbers: list[int]) -> frozenset[Cell]:
    """Returns connected cells, one more for each number."""
    cells = [CENTRE]
    for number in numbers:
        free = sorted({near for cell in cells for near in neighbours(cell)} - set(cells))
        cells.append(free[number % len(free)])
    return frozenset(cells)


SHAPES = st.lists(st.integers(0, 1000), max_size=25).map(connected)


def packed(shapes: list[frozenset[Cell]]) -> tuple[int, tuple[Shift, ...]]:
    outlines = tuple(map(outline, shapes))
    room = needed_room(outlines, ROOM)
    return room, pack(outlines, room)


@given(st.lists(SHAPES, min_size=1, max_size=5))
def test_all_lie_within_the_room_on_one_lattice_with_a_gap(shapes: list[frozenset[Cell]]) -> None:
    room, shifts = packed(shapes)
    laid = [{cell_position(cell, shift) for cell in shape} for shape, shift in zip(shapes, shifts, strict=True)]
    ends = [cell.half for cells in laid for cell in cells]
    assert 0 <= min(ends) <= max(ends) <= room - 2
    # on one lattice the position of a cell determines whether it points up
    assert len({(cell.row + cell.half + cell.up) % 2 for cells in laid for cell in cells}) == 1
    beside = [
        {cell_position(near, shift) for cell in shape for near in neighbours(cell)}
        for shape, shift in zip(shapes, shifts, strict=True)
    ]
    for (one, near_one), (other, near_other) in combinations(zip(laid, beside, strict=True), 2):
        assert not (one | near_one) & (other | near_other)


@given(SHAPES)
def test_an_outline_holds_each_vertex_once(shape: frozenset[Cell]) -> None:
    around = outline(shape)
    assert sum(line.bit_count() for line in around.lines) == len({at for cell in shape for at in corners(cell)})
    rows = {cell_position(cell, Shift()).row for cell in shape}
    assert around.rows == range(min(rows), max(rows) + 1)


def test_a_single_tile_is_one_row_and_two_half_sides() -> None:
    assert outline(frozenset({"u0,0"})) == Outline(0, 0, (0b010, 0b101))
    assert outline(frozenset({"d0,0"})) == Outline(0, 1, (0b101, 0b010))
    assert cell_position("u0,0", Shift()) == (0, 0, True)
    assert cell_position("d3,-1", Shift(2, 1)) == (3, 7, False)


@pytest.mark.parametrize("room", [size.room for size in TILE_SIZES])
def test_a_single_formation_lies_in_the_middle(room: int) -> None:
    for count in range(1, room - 1):
        strip = outline(frozenset(f"{'ud'[n % 2]}{n // 2},0" for n in range(count)))
        (shift,) = pack((strip,), room)
        left = strip.shifted(shift).left
        assert abs(left - (room - strip.width - left)) <= 2


def test_a_single_formation_moves_seldom() -> None:
    strips = [outline(frozenset(f"{'ud'[n % 2]}{n // 2},0" for n in range(count))) for count in range(1, ROOM)]
    moved = [pack((strip,), ROOM) for strip in strips]
    assert sum(one != other for one, other in pairwise(moved)) <= len(strips) // 4 + 1


def test_a_formation_wider_than_the_picture_gets_the_room_that_it_needs() -> None:
    strip = outline(frozenset(f"{'ud'[n % 2]}{n // 2},0" for n in range(30)))
    assert needed_room((strip,), ROOM) == strip.width == 31
    assert pack((strip, outline(frozenset({CENTRE}))), 31)[0] == Shift(0, 0)


def test_most_formations_stay_while_another_grows() -> None:
    stayed = moves = 0
    for seed in range(20):
        before: list[tuple[frozenset[Cell], Shift]] = []
        for state, _ in played(GAME, 4, seed):
            shapes = [frozenset(laid.cell for laid in formation.tiles) for formation in state.formations]
            after = list(zip(shapes, packed(shapes)[1], strict=True)) if shapes else []
            if len(after) == len(before) > 1 and shapes != [shape for shape, _ in before]:
                moves += 1
                stayed += [shift for _, shift in after] == [shift for _, shift in before]
            before = after
    assert moves > 50
    assert stayed / moves > 0.75
