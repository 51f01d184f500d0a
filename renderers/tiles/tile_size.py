"""The sizes in which triangular tiles are drawn."""

from math import sqrt
from typing import NamedTuple

from renderers.engine.scene import PICTURE_WIDTH


class TileSize(NamedTuple):
    """A lattice of triangles in whole pixels. side: of a triangle, even. height: of a row. max_rows: to use it for."""

    side: int
    height: int
    max_rows: int

    @property
    def half(self) -> int:
        return self.side // 2

    @property
    def room(self) -> int:
        """How many half sides of tiles fit a picture of the usual width, besides one more at either end; even."""
        return ((PICTURE_WIDTH - 6) // self.half - 2) // 2 * 2

    @property
    def radius(self) -> float:
        """The radius of a number's disc: three of them touch one another and stay clear of the tile's edges."""
        return (self.side - 2 * sqrt(3) * self.rim) / (2 + 2 * sqrt(3))

    @property
    def rim(self) -> float:
        """From the lattice's lines to a disc, in pixels."""
        return self.side * 0.028

    @property
    def gap(self) -> float:
        """From the lattice's lines to a tile, in pixels."""
        return self.side / 58

    @property
    def em(self) -> int:
        """The size of a number on its disc, in pixels to the em."""
        return round(self.side * 0.367)


TILE_SIZES = (TileSize(150, 130, 5), TileSize(142, 123, 5), TileSize(112, 97, 7), TileSize(104, 90, 56))
"""From the largest on. The digits of the smallest are still large enough for a phone."""

SMALLEST_SIZE = TILE_SIZES[-1]
