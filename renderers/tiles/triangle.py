"""Draws triangles with round corners."""

from collections.abc import Sequence
from itertools import pairwise

from renderers.engine.canvas import Canvas, Point
from renderers.themes.theme import Role
from renderers.tiles.tile_size import TileSize

_ROUNDING = 0.09
"""How far inside a cell's lines the centres of a tile's round corners are, in sides."""


def draw_triangle(canvas: Canvas, size: TileSize, *, up: bool, inset: float, fill: Role) -> None:
    """Fills a triangle with round corners whose edges lie `inset` pixels inside the cell's. up: its tip points up."""
    centres = size.side * _ROUNDING
    draw_rounded(canvas, _corners(size, centres, up=up), 2 * (centres - inset), fill)


def draw_rounded(canvas: Canvas, corners: Sequence[Point], width: float, fill: Role) -> None:
    """Fills a triangle together with a line of this width around it."""
    canvas.polygon(corners, fill)
    for start, end in pairwise((*corners, corners[0])):
        canvas.line(start, end, width, fill)


def _corners(size: TileSize, inset: float, *, up: bool) -> list[Point]:
    """Returns the corners of a cell's triangle after its edges have moved inwards by `inset` pixels."""
    side, height = size.side, size.height
    centre_x, centre_y = side / 2, height * 2 / 3
    scale = 1 - 3 * inset / height
    points = [(side / 2, 0.0), (float(side), float(height)), (0.0, float(height))]
    shrunk = [(centre_x + (x - centre_x) * scale, centre_y + (y - centre_y) * scale) for x, y in points]
    return shrunk if up else [(x, height - y) for x, y in shrunk]
