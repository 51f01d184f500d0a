"""The outlines of triangular cells, in pixels."""

from math import hypot

from renderers.engine.canvas import Point
from renderers.tiles.tile_size import TileSize


def triangle(size: TileSize, *, up: bool, inset: float = 0, left: float = 0, top: float = 0) -> list[Point]:
    """Returns a cell's corners, clockwise from its top (up) or its top left (down).

    Args:
        inset: how far the edges are moved inwards.
        left, top: where the cell's box begins.
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
