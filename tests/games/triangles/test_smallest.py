"""RULES T4: the smallest number of tiles with which a kind is possible.

The formations of test_formation show that so many are enough. Here every shape of fewer tiles is tried, whatever their
numbers. A default run tries shapes of up to nine tiles, `SLOW=1` those of up to eleven.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

from bot.games.triangles.cells import Cell, around, corners, neighbours, position
from tests.examples import SLOW

Shape: TypeAlias = frozenset[Cell]

SMALLEST = {"hexagon": 5, "bridge": 8, "two hexagons": 9, "double": 11, "three hexagons": 12}

FIXED_POLYIAMONDS = (2, 3, 6, 14, 36, 94, 250, 675, 1838, 5053, 14016)
"""The known number of shapes of one to eleven triangles; rotated ones count, translated ones do not."""


def moved_to_the_corner(cells: set[Cell]) -> Shape:
    placed = [position(cell) for cell in cells]
    left, low = min(x for _, x, _ in placed), min(y for _, _, y in placed)
    return frozenset(f"{'u' if up else 'd'}{x - left},{y - low}" for up, x, y in placed)


def shapes() -> Iterator[set[Shape]]:
    """Yields all shapes of one tile, of two, and so on."""
    grown = {frozenset({"u0,0"}), frozenset({"d0,0"})}
    while True:
        yield grown
        grown = {moved_to_the_corner({*shape, cell}) for shape in grown for cell in beside(shape)}


def beside(shape: Shape) -> set[Cell]:
    """Returns the free cells along an edge of the shape."""
    return {near for cell in shape for near in neighbours(cell)} - shape


def kind(shape: Shape, cell: Cell) -> str:
    """Returns what a tile placed there would form."""
    hexagons = sum(sum(other in shape for other in around(vertex)) == 5 for vertex in corners(cell))
    if hexagons:
        return ("hexagon", "two hexagons", "three hexagons")[hexagons - 1]
    if sum(near in shape for near in neighbours(cell)) > 1:
        return "double"
    touched = {vertex for vertex in corners(cell) if not shape.isdisjoint(around(vertex))}
    return "bridge" if len(touched) == 3 else "plain"


def test_t4_fewer_tiles_make_no_room_for_a_kind() -> None:
    possible = {"plain"}
    known = FIXED_POLYIAMONDS if SLOW else FIXED_POLYIAMONDS[:9]
    for tiles, (formed, count) in enumerate(zip(islice(shapes(), len(known)), known, strict=True), start=1):
        assert len(formed) == count
        possible |= {kind(shape, cell) for shape in formed for cell in beside(shape)}
        assert possible == {"plain", *(name for name, fewest in SMALLEST.items() if fewest <= tiles)}
