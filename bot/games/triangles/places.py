"""The places where a tile may lie, and what it forms there (RULES T4)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.games.triangles.cells import Cell
from bot.games.triangles.tiles import Values, name


class Kind(StrEnum):
    """The kind of connection between a placed tile and the tiles around it; exactly one applies."""

    PLAIN = "plain"
    BRIDGE = "bridge"
    DOUBLE = "double"
    HEXAGON = "hexagon"


class PlacedTile(NamedTuple):
    """A tile on the table: its cell, and its numbers on the cell's clockwise corners."""

    cell: Cell
    values: Values

    def __str__(self) -> str:
        return f"{self.cell} {name(self.values)}"


@dataclass(frozen=True)
class Place:
    """A legal place for a tile.

    Attributes:
        shared_edges: 0 for an opening tile, else 1-3.
        hexagons: how many it closes, 0-3.
    """

    cell: Cell
    values: Values
    shared_edges: int
    bridge: bool
    hexagons: int

    @property
    def kind(self) -> Kind:
        """What the tile forms: a hexagon has priority over a double connection; a bridge combines with neither."""
        if self.hexagons:
            return Kind.HEXAGON
        if self.shared_edges > 1:
            return Kind.DOUBLE
        return Kind.BRIDGE if self.bridge else Kind.PLAIN
