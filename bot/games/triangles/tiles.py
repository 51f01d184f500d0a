"""The 56 triangular tiles: three numbers from 0 to 5 that ascend clockwise (RULES T2).

[D-tiles] The 20 tiles with three different numbers exist in one orientation: their numbers ascend clockwise. The
pictures of the leaflets are lost, but the examples in their texts are such tiles, and sets of 56 tiles are made like
this. Tiles are one-sided: they can be rotated, but not flipped.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import TypeAlias

Tile: TypeAlias = tuple[int, int, int]
"""A tile by its three numbers in ascending order, which is also their clockwise order."""

Values: TypeAlias = tuple[int, int, int]
"""A tile on a cell: its numbers on the clockwise corners of the cell."""

TILES: tuple[Tile, ...] = tuple(combinations_with_replacement(range(6), 3))


def rotations(tile: Tile) -> tuple[Values, ...]:
    """Returns the distinct ways to put the tile on a cell: one for a triple, three otherwise."""
    a, b, c = tile
    return (tile,) if a == c else (tile, (b, c, a), (c, a, b))


def value(tile: Tile) -> int:
    """Returns the value of the tile: the sum of its numbers."""
    return sum(tile)


def is_triple(tile: Tile) -> bool:
    """Returns whether the tile has one number three times."""
    return tile[0] == tile[2]


def name(tile: Tile) -> str:
    """Returns the tile's word in a move: `0-1-2`."""
    a, b, c = tile
    return f"{a}-{b}-{c}"


def names(tiles: Iterable[Tile]) -> str:
    """Returns the words of several tiles: `0-1-2, 3-3-4`."""
    return ", ".join(map(name, tiles))


NAMED: dict[str, Tile] = {name(tile): tile for tile in TILES}
"""Every tile by its word. A flipped tile (`0-2-1`) is missing."""

BY_VALUES: dict[Values, Tile] = {values: tile for tile in TILES for values in rotations(tile)}
"""The tile that shows these values on a cell. Values that no tile can show (flips) are missing."""
