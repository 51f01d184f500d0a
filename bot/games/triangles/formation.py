"""A formation: tiles laid edge to edge on a lattice of their own, and where a further one fits (RULES T3, T4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.triangles.cells import CENTRE, Cell, corners, neighbours, reading_order
from bot.games.triangles.lattice import Lattice
from bot.games.triangles.places import Place, PlacedTile
from bot.games.triangles.tiles import Tile, Values


@dataclass(frozen=True)
class Formation:
    """The tiles in the order they were laid. Without any, only the centre is open."""

    tiles: tuple[PlacedTile, ...] = ()

    @classmethod
    def of(cls, tiles: Iterable[tuple[Cell, Values]]) -> "Formation":
        """These tiles, laid one after the other, the first anywhere. Raises ValueError where one does not fit."""
        placed = tuple(PlacedTile(cell, values) for cell, values in tiles)
        lattice = Lattice.bare(placed[0].cell if placed else CENTRE)
        for cell, values in placed:
            lattice = lattice.covered(cell, values)
        return cls._on(lattice, placed)

    @classmethod
    def _on(cls, lattice: Lattice, tiles: tuple[PlacedTile, ...]) -> "Formation":
        """The tiles with the lattice that they have already made: it stands where `_lattice` would be cached."""
        formation = cls(tiles)
        formation.__dict__["_lattice"] = lattice
        return formation

    @cached_property
    def _lattice(self) -> Lattice:
        """What the tiles make of the lattice; handed on from tile to tile, so rarely made from nothing."""
        return Formation.of(self.tiles)._lattice

    def place(self, cell: Cell, values: Values) -> "Formation":
        """The formation with one more tile. Raises ValueError unless it fits there (RULES T3)."""
        return Formation._on(self._lattice.covered(cell, values), (*self.tiles, PlacedTile(cell, values)))

    @property
    def last(self) -> Cell | None:
        """Where the last tile was laid; None before the first."""
        return self.tiles[-1].cell if self.tiles else None

    def covers(self, cell: Cell) -> bool:
        """Whether a tile lies on the cell."""
        return cell in self._lattice.values

    def borders(self, cell: Cell) -> bool:
        """Whether the cell is open: free, and along the edge of a tile (or the centre, before the first)."""
        return cell in self._lattice.open

    @cached_property
    def takes(self) -> frozenset[Tile]:
        """The tiles, wherever they are, that fit somewhere."""
        return frozenset(tile for cell in self._lattice.open for tile in self._lattice.matching(cell))

    def fit(self, tile: Tile, cell: Cell) -> Place | None:
        """How the tile may lie on the cell, or None where it does not fit: there is never more than one way."""
        values = self._lattice.matching(cell).get(tile)
        return None if values is None else self._seen(cell, values)

    def cells_for(self, tile: Tile) -> list[Cell]:
        """The open cells where the tile fits, in reading order."""
        if tile not in self.takes:
            return []
        return sorted((cell for cell in self._lattice.open if tile in self._lattice.matching(cell)), key=reading_order)

    def places(self, tile: Tile) -> tuple[Place, ...]:
        """Every legal place for the tile, in reading order."""
        return tuple(self._seen(cell, self._lattice.matching(cell)[tile]) for cell in self.cells_for(tile))

    def _seen(self, cell: Cell, values: Values) -> Place:
        """What these values would form on an open cell, judged before they are laid (RULES T4)."""
        lattice = self._lattice
        edges = sum(near in lattice.values for near in neighbours(cell))
        bridge = edges == 1 and None not in lattice.open[cell]
        hexagons = sum(lattice.around(vertex) == 5 for vertex in corners(cell))
        return Place(cell, values, edges, bridge, hexagons)

    @property
    def told(self) -> str:
        """The tiles as they lie, in reading order, each after its cell; of numbers and cells alone, so for any text."""
        lying = sorted(self.tiles, key=lambda laid: reading_order(laid.cell))
        return "; ".join(map(str, lying))

    def __str__(self) -> str:
        return ", ".join(map(str, self.tiles))


EMPTY = Formation()
"""The bare table: the first tile goes to the centre."""
