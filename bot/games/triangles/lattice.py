"""The lattice under a formation: what lies on it, and what its open cells demand (RULES T3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from bot.games.triangles.cells import Cell, Vertex, around, corners, neighbours
from bot.games.triangles.tiles import BY_VALUES, TILES, Tile, Values, name

Numbers: TypeAlias = tuple[int | None, int | None, int | None]
"""The numbers that a cell's clockwise corners have already; None for a corner without a tile."""

NO_NUMBERS: Numbers = (None, None, None)


def _matching_tiles() -> dict[Numbers, dict[Tile, Values]]:
    """Returns, by the numbers of an open cell, the tiles that match and their values there.

    The two numbers of one edge leave a tile only one way.
    """
    table: dict[Numbers, dict[Tile, Values]] = {NO_NUMBERS: {tile: tile for tile in TILES}}
    for (a, b, c), tile in BY_VALUES.items():
        demands: tuple[Numbers, ...] = ((a, b, c), (None, b, c), (a, None, c), (a, b, None))
        for numbers in demands:
            table.setdefault(numbers, {})[tile] = (a, b, c)
    return table


MATCHING = _matching_tiles()
NO_TILES: Mapping[Tile, Values] = MappingProxyType({})


@dataclass(frozen=True)
class Lattice:
    """A lattice with tiles, updated tile by tile.

    Attributes:
        values: of the tile on each covered cell.
        numbers: per vertex.
        open: the free cells along an edge of a tile, with the numbers that they demand.
    """

    values: Mapping[Cell, Values]
    numbers: Mapping[Vertex, int]
    open: Mapping[Cell, Numbers]

    @classmethod
    def empty(cls, cell: Cell) -> "Lattice":
        """Returns a lattice without tiles, whose first tile may go to this cell alone."""
        return cls({}, {}, {cell: NO_NUMBERS})

    def matching(self, cell: Cell) -> Mapping[Tile, Values]:
        """Returns the tiles that fit on the cell, with their values there; none where the cell is not open."""
        return MATCHING.get(self.open[cell], NO_TILES) if cell in self.open else NO_TILES

    def around(self, vertex: Vertex) -> int:
        """Returns how many tiles meet at the vertex."""
        return sum(cell in self.values for cell in around(vertex))

    def with_tile(self, cell: Cell, values: Values) -> "Lattice":
        """Returns the lattice with one more tile. Raises ValueError unless it fits there.

        [D-vertex] Every number it touches must match, also where only a corner touches.
        """
        if cell not in self.open or values not in BY_VALUES:
            raise ValueError(f"no place for {name(values)} at {cell}")
        if any(number not in (None, shown) for number, shown in zip(self.open[cell], values, strict=True)):
            raise ValueError(f"{name(values)} does not match at {cell}")
        vertices = corners(cell)
        covered = {**self.values, cell: values}
        numbers = {**self.numbers, **dict(zip(vertices, values, strict=True))}
        changed = {near for near in neighbours(cell) if near not in covered}
        changed.update(near for vertex in vertices if vertex not in self.numbers for near in self._open_at(vertex))
        changed.discard(cell)
        demands = {**self.open, **{near: _demanded(near, numbers) for near in changed}}
        del demands[cell]
        return Lattice(covered, numbers, demands)

    def _open_at(self, vertex: Vertex) -> list[Cell]:
        return [cell for cell in around(vertex) if cell in self.open]


def _demanded(cell: Cell, numbers: Mapping[Vertex, int]) -> Numbers:
    first, second, third = corners(cell)
    return numbers.get(first), numbers.get(second), numbers.get(third)
