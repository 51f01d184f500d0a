"""A formation: tiles laid edge to edge on a lattice of their own, and where a further one fits (RULES T3, T4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.triangles.cells import CENTRE, Cell, corners, neighbours, reading_order
from bot.games.triangles.ground import Ground
from bot.games.triangles.places import Laid, Place
from bot.games.triangles.tiles import Tile, Values


@dataclass(frozen=True)
class Formation:
    """The tiles in the order they were laid. Without any, only the centre is open."""

    laid: tuple[Laid, ...] = ()

    @classmethod
    def of(cls, laid: Iterable[tuple[Cell, Values]]) -> "Formation":
        """These tiles, laid one after the other, the first anywhere. Raises ValueError where one does not fit."""
        tiles = tuple(Laid(cell, values) for cell, values in laid)
        ground = Ground.bare(tiles[0].cell if tiles else CENTRE)
        for cell, values in tiles:
            ground = ground.covered(cell, values)
        return cls._on(ground, tiles)

    @classmethod
    def _on(cls, ground: Ground, laid: tuple[Laid, ...]) -> "Formation":
        """The tiles with the ground that they have already made: it stands where `_ground` would be cached."""
        formation = cls(laid)
        formation.__dict__["_ground"] = ground
        return formation

    @cached_property
    def _ground(self) -> Ground:
        """What the tiles make of the lattice; handed on from tile to tile, so rarely made from nothing."""
        return Formation.of(self.laid)._ground

    def place(self, cell: Cell, values: Values) -> "Formation":
        """The formation with one more tile. Raises ValueError unless it fits there (RULES T3)."""
        return Formation._on(self._ground.covered(cell, values), (*self.laid, Laid(cell, values)))

    @property
    def last(self) -> Cell | None:
        """Where the last tile was laid; None before the first."""
        return self.laid[-1].cell if self.laid else None

    def covers(self, cell: Cell) -> bool:
        """Whether a tile lies on the cell."""
        return cell in self._ground.values

    def borders(self, cell: Cell) -> bool:
        """Whether the cell is open: free, and along the edge of a tile (or the centre, before the first)."""
        return cell in self._ground.open

    @cached_property
    def takes(self) -> frozenset[Tile]:
        """The tiles, wherever they are, that fit somewhere."""
        return frozenset(tile for cell in self._ground.open for tile in self._ground.matching(cell))

    def fit(self, tile: Tile, cell: Cell) -> Place | None:
        """How the tile may lie on the cell, or None where it does not fit: there is never more than one way."""
        values = self._ground.matching(cell).get(tile)
        return None if values is None else self._seen(cell, values)

    def cells_for(self, tile: Tile) -> list[Cell]:
        """The open cells where the tile fits, in reading order."""
        if tile not in self.takes:
            return []
        return sorted((cell for cell in self._ground.open if tile in self._ground.matching(cell)), key=reading_order)

    def places(self, tile: Tile) -> tuple[Place, ...]:
        """Every legal place for the tile, in reading order."""
        return tuple(self._seen(cell, self._ground.matching(cell)[tile]) for cell in self.cells_for(tile))

    def _seen(self, cell: Cell, values: Values) -> Place:
        """What these values would form on an open cell, judged before they are laid (RULES T4)."""
        ground = self._ground
        edges = sum(near in ground.values for near in neighbours(cell))
        bridge = edges == 1 and None not in ground.open[cell]
        hexagons = sum(ground.around(vertex) == 5 for vertex in corners(cell))
        return Place(cell, values, edges, bridge, hexagons)

    @property
    def told(self) -> str:
        """The tiles as they lie, in reading order, each after its cell; of numbers and cells alone, so for any text."""
        lying = sorted(self.laid, key=lambda laid: reading_order(laid.cell))
        return "; ".join(map(str, lying))

    def __str__(self) -> str:
        return ", ".join(map(str, self.laid))


EMPTY = Formation()
"""The bare table: the first tile goes to the centre."""
