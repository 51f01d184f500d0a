"""The sizes in which triangular tiles are drawn."""

from math import ceil, hypot
from typing import NamedTuple

from renderers.engine.canvas import Point


class TileSize(NamedTuple):
    """A lattice of triangles in whole pixels.

    Attributes:
        side: the side of a triangle, an even number.
        height: the height of a row of triangles.
    """

    side: int
    height: int

    @property
    def half(self) -> int:
        return self.side // 2

    @property
    def radius(self) -> float:
        """The radius of the disc on a corner."""
        return self.side * 0.305

    @property
    def em(self) -> int:
        """The size of the number on a disc, in pixels to the em."""
        return round(1.6 * self.radius)

    @property
    def halo(self) -> float:
        """The width of the halo round the last tile and its discs."""
        return self.side * 0.062

    @property
    def reach(self) -> int:
        """The distance from a corner to the edge of its disc's halo."""
        return ceil(self.side * 0.37)

    @property
    def gap(self) -> float:
        """The distance from the lattice's lines to a tile's face: half of the gap between two tiles."""
        return max(1.4, self.side * 0.016)


TABLE_SIZES = (
    TileSize(172, 149),
    TileSize(150, 130),
    TileSize(142, 123),
    TileSize(128, 111),
    TileSize(112, 97),
    TileSize(104, 90),
    TileSize(90, 78),
    TileSize(82, 71),
    TileSize(74, 64),
    TileSize(66, 57),
    TileSize(60, 52),
)
"""The usual sizes, largest first. The formations of random games fit at 66 and more."""

RARE_SIZES = (TileSize(52, 45), TileSize(44, 38), TileSize(36, 31), TileSize(28, 24), TileSize(20, 17))
"""The sizes for formations longer than those of random games, such as all tiles in one row."""

HAND_SIZES = (TileSize(118, 102), TileSize(100, 87), TileSize(86, 74))
"""The sizes for up to five, six and seven tiles in a row."""


def triangle(size: TileSize, *, up: bool, inset: float = 0, left: float = 0, top: float = 0) -> list[Point]:
    """Returns a cell's corners, clockwise from its top (up) or its top left (down).

    Args:
        inset: how far the edges are moved inwards.
        left, top: the top left corner of the cell's box.
    """
    side, height = size.side, size.height
    points = [(side / 2, 0.0), (float(side), float(height)), (0.0, float(height))]
    if not up:
        points = [(0.0, 0.0), (float(side), 0.0), (side / 2, float(height))]
    centre_x, centre_y = centre(size, up=up)
    # the radius of the inscribed circle, since the height is rounded to whole pixels
    radius = side * height / (side + 2 * hypot(side / 2, height))
    scale = 1 - inset / radius
    return [(left + centre_x + (x - centre_x) * scale, top + centre_y + (y - centre_y) * scale) for x, y in points]


def centre(size: TileSize, *, up: bool) -> Point:
    """Returns the point of a cell that is equally far from its edges."""
    return size.side / 2, size.height * (2 if up else 1) / 3
