"""A formation: tiles placed edge to edge on a lattice of their own, and where another one fits (RULES T3, T4)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

from bot.games.triangles.cells import CENTRE, Cell, Vertex, around, corners, neighbours, position, reading_order
from bot.games.triangles.places import Place, PlacedTile
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
        values: the values of the tile on each covered cell.
        numbers: the number at each vertex.
        open: the free cells along an edge of a tile, with the numbers that they demand.
    """

    values: Mapping[Cell, Values]
    numbers: Mapping[Vertex, int]
    open: Mapping[Cell, Numbers]

    @classmethod
    def empty(cls, cell: Cell) -> "Lattice":
        """Returns a lattice without tiles, whose first tile may only go to this cell."""
        return cls({}, {}, {cell: NO_NUMBERS})

    def matching(self, cell: Cell) -> Mapping[Tile, Values]:
        """Returns the tiles that fit on the cell, with their values there; none if the cell is not open."""
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


SIDES_UP, SIDES_DOWN = ("right", "below", "left"), ("above", "right", "left")
"""The sides of a cell that points up, and of one that points down, in the order of `neighbours`."""


@dataclass(frozen=True)
class Formation:
    """The tiles in the order in which they were placed. Without tiles, only the centre is open.

    `of` and `place` create a formation with tiles, and keep its lattice in step with them.
    """

    tiles: tuple[PlacedTile, ...] = ()
    _lattice: Lattice = field(default=Lattice.empty(CENTRE), compare=False, repr=False)

    @classmethod
    def of(cls, tiles: Iterable[tuple[Cell, Values]]) -> "Formation":
        """Places these tiles one after the other, the first on any cell. Raises ValueError if one does not fit."""
        placed = tuple(PlacedTile(cell, values) for cell, values in tiles)
        lattice = Lattice.empty(placed[0].cell if placed else CENTRE)
        for cell, values in placed:
            lattice = lattice.with_tile(cell, values)
        return cls(placed, lattice)

    def place(self, cell: Cell, values: Values) -> "Formation":
        """Returns the formation with one more tile. Raises ValueError unless it fits there (RULES T3)."""
        return Formation((*self.tiles, PlacedTile(cell, values)), self._lattice.with_tile(cell, values))

    def __reduce__(self) -> tuple[type["Formation"], tuple[tuple[PlacedTile, ...], Lattice]]:
        """Leaves out what is cached: requests to the workers would have all tiles that fit on each open cell."""
        return Formation, (self.tiles, self._lattice)

    @property
    def last(self) -> Cell | None:
        """The cell of the last tile; None before the first."""
        return self.tiles[-1].cell if self.tiles else None

    def covers(self, cell: Cell) -> bool:
        """Returns whether there is a tile on the cell."""
        return cell in self._lattice.values

    def borders(self, cell: Cell) -> bool:
        """Returns whether the cell is open: free, and along the edge of a tile (or the centre, before the first)."""
        return cell in self._lattice.open

    @cached_property
    def takes(self) -> frozenset[Tile]:
        """All tiles that fit somewhere, whoever has them."""
        return frozenset(tile for _, matching in self._open for tile in matching)

    @cached_property
    def _open(self) -> tuple[tuple[Cell, Mapping[Tile, Values]], ...]:
        """The open cells in reading order, with the tiles that fit there and their values."""
        cells = sorted(self._lattice.open, key=reading_order)
        return tuple((cell, self._lattice.matching(cell)) for cell in cells)

    def fit(self, tile: Tile, cell: Cell) -> Place | None:
        """Returns how the tile fits on the cell, or None: there is never more than one way."""
        values = self._lattice.matching(cell).get(tile)
        return None if values is None else self._place(cell, values)

    def cells_for(self, tile: Tile) -> list[Cell]:
        """Returns the open cells where the tile fits, in reading order."""
        return [cell for cell, matching in self._open if tile in matching]

    def places(self, tile: Tile) -> tuple[Place, ...]:
        """Returns every legal place for the tile, in reading order."""
        return tuple(self._place(cell, matching[tile]) for cell, matching in self._open if tile in matching)

    def _place(self, cell: Cell, values: Values) -> Place:
        """Returns the place on an open cell with these values, and what they would form there (RULES T4)."""
        lattice = self._lattice
        edges = sum(near in lattice.values for near in neighbours(cell))
        bridge = edges == 1 and None not in lattice.open[cell]
        hexagons = sum(lattice.around(vertex) == 5 for vertex in corners(cell))
        return Place(cell, values, edges, bridge, hexagons)

    @property
    def open_edges(self) -> Iterator[tuple[PlacedTile, tuple[int, int], str]]:
        """Yields each edge with a free cell beyond it, in reading order: its tile, its numbers, on which side it is.

        The numbers are clockwise on the tile that lies; the side is one of `above`, `below`, `left` and `right`.
        """
        for tile in sorted(self.tiles, key=lambda tile: reading_order(tile.cell)):
            up, _, _ = position(tile.cell)
            first, second, third = tile.values
            edges = ((first, second), (second, third), (third, first))
            for near, edge, side in zip(neighbours(tile.cell), edges, SIDES_UP if up else SIDES_DOWN, strict=True):
                if near not in self._lattice.values:
                    yield tile, edge, side

    @property
    def in_reading_order(self) -> str:
        """The tiles in reading order, each after its cell; only cells and numbers, for texts of any language."""
        return "; ".join(map(str, sorted(self.tiles, key=lambda tile: reading_order(tile.cell))))

    def __str__(self) -> str:
        return ", ".join(map(str, self.tiles))


EMPTY = Formation()
"""The formation without tiles: the first one goes to the centre."""
