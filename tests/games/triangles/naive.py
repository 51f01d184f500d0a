"""A second, naive implementation of the lattice: points in the plane, every cell nearby, every rotation, no caches.

It shares no table with bot.games.triangles. A tile on the table is a cell's name and three numbers, clockwise from the
cell's highest, leftmost corner.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
Numbers: TypeAlias = tuple[int, int, int]
Table: TypeAlias = Mapping[str, Numbers]


@cache
def points(cell: str) -> tuple[Point, ...]:
    """Returns the corners in the plane, in half sides to the right and rows up, clockwise from the highest leftmost."""
    x, y = map(int, cell[1:].split(","))
    left, low = 2 * x + y, y
    if cell[0] == "u":
        return (left + 1, low + 1), (left + 2, low), (left, low)
    return (left + 1, low + 1), (left + 3, low + 1), (left + 2, low)


@cache
def near(cell: str) -> frozenset[str]:
    """Returns all cells that could touch the cell, and some more."""
    x, y = map(int, cell[1:].split(","))
    return frozenset(f"{way}{x + right},{y + up}" for way in "ud" for right in (-1, 0, 1) for up in (-1, 0, 1)) - {cell}


def orders(tile: Numbers, *, flips: bool = False) -> set[Numbers]:
    """Returns the rotations of a tile; with `flips` also its mirror image's."""
    a, b, c = tile
    return set(permutations(tile, 3)) if flips else {(a, b, c), (b, c, a), (c, a, b)}


def numbered(table: Table) -> dict[Point, int]:
    """Returns the number on each point."""
    return {point: number for cell, values in table.items() for point, number in zip(points(cell), values, strict=True)}


def touching(table: Table, cell: str) -> int:
    """Returns how many tiles share an edge, which is two points, with the cell."""
    return sum(len({*points(cell)} & {*points(other)}) == 2 for other in near(cell) & table.keys())


def fits(table: Table, tile: Numbers, *, flips: bool = False) -> Iterator[tuple[str, Numbers]]:
    """Yields every cell and order in which the tile fits, in no particular sequence."""
    known = numbered(table)
    for cell in {other for laid in table for other in near(laid)} - table.keys():
        if not touching(table, cell):
            continue
        for values in orders(tile, flips=flips):
            if all(known.get(point, number) == number for point, number in zip(points(cell), values, strict=True)):
                yield cell, values


def hexagons(table: Table, cell: str) -> int:
    """Returns how many hexagons a tile on the free cell closes."""
    return sum(sum(point in points(other) for other in table) == 5 for point in points(cell))


def kind(table: Table, cell: str) -> str:
    """Returns the kind of shape that a tile on the free cell forms: plain, bridge, double, double3 or hex1 to hex3."""
    edges, closed = touching(table, cell), hexagons(table, cell)
    if closed:
        return f"hex{closed}"
    if edges > 1:
        return "double" if edges == 2 else "double3"
    return "bridge" if numbered(table).keys() >= {*points(cell)} else "plain"
