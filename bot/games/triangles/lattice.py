"""What a formation's lattice holds and demands, kept up to date tile by tile (RULES T3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from bot.games.triangles.cells import Cell, Vertex, around, corners, neighbours
from bot.games.triangles.tiles import LYING, TILES, Tile, Values, name

Numbers: TypeAlias = tuple[int | None, int | None, int | None]
"""What a cell's clockwise corners already carry; None where nothing lies yet."""

BARE: Numbers = (None, None, None)


def _matching() -> dict[Numbers, dict[Tile, Values]]:
    """The tiles that match an open cell, and how each must lie: the two numbers of one edge leave one way."""
    table: dict[Numbers, dict[Tile, Values]] = {BARE: {tile: tile for tile in TILES}}
    for (a, b, c), tile in LYING.items():
        demands: tuple[Numbers, ...] = ((a, b, c), (None, b, c), (a, None, c), (a, b, None))
        for numbers in demands:
            table.setdefault(numbers, {})[tile] = (a, b, c)
    return table


MATCHING = _matching()
NOTHING: Mapping[Tile, Values] = MappingProxyType({})


@dataclass(frozen=True)
class Lattice:
    """values: what lies on each cell. numbers: per vertex. open: the cells along an edge, with what they demand."""

    values: Mapping[Cell, Values]
    numbers: Mapping[Vertex, int]
    open: Mapping[Cell, Numbers]

    @classmethod
    def bare(cls, cell: Cell) -> "Lattice":
        """Nothing laid yet; the first tile may go to this cell alone."""
        return cls({}, {}, {cell: BARE})

    def matching(self, cell: Cell) -> Mapping[Tile, Values]:
        """The tiles that fit on the cell and how each must lie; none where the cell is not open."""
        return MATCHING.get(self.open[cell], NOTHING) if cell in self.open else NOTHING

    def around(self, vertex: Vertex) -> int:
        """How many tiles meet at the vertex."""
        return sum(cell in self.values for cell in around(vertex))

    def covered(self, cell: Cell, values: Values) -> "Lattice":
        """The lattice with one more tile. Raises ValueError unless it fits there.

        [D-vertex] Every number it touches must match, also where only a corner touches.
        """
        if cell not in self.open or values not in LYING:
            raise ValueError(f"no place for {name(values)} at {cell}")
        if any(number not in (None, shown) for number, shown in zip(self.open[cell], values, strict=True)):
            raise ValueError(f"{name(values)} does not match at {cell}")
        vertices = corners(cell)
        grown = {**self.values, cell: values}
        numbers = {**self.numbers, **dict(zip(vertices, values, strict=True))}
        changed = {near for near in neighbours(cell) if near not in grown}
        changed.update(near for vertex in vertices if vertex not in self.numbers for near in self._open_at(vertex))
        changed.discard(cell)
        demands = {**self.open, **{near: _demanded(near, numbers) for near in changed}}
        del demands[cell]
        return Lattice(grown, numbers, demands)

    def _open_at(self, vertex: Vertex) -> list[Cell]:
        return [cell for cell in around(vertex) if cell in self.open]


def _demanded(cell: Cell, numbers: Mapping[Vertex, int]) -> Numbers:
    first, second, third = corners(cell)
    return numbers.get(first), numbers.get(second), numbers.get(third)
