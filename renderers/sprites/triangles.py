"""Triangular tiles, drawn: rounded triangles, chips, ghosts of places."""

from itertools import pairwise

from renderers.engine.canvas import Canvas, Point
from renderers.sprites import draw
from renderers.themes.theme import Role
from renderers.tiles.player_panels import Count
from renderers.tiles.tile import Body, Chip, Ghost, Lattice, Plate

_EDGE = 3
"""The width of a tile's edge, in pixels: what is thinner is lost on a phone."""
_RING = 0.052
"""The width of the last tile's ring, in sides."""
_ROUNDING = 0.09
"""How far inside a cell's lines the middles of a tile's round corners are, in sides."""


@draw.register
def _(sprite: Body, canvas: Canvas) -> None:
    lattice, gap = sprite.lattice, sprite.lattice.gap
    if sprite.look == "tile-last":
        # the ring takes the gap too, but stays in the cell
        _triangle(canvas, lattice, up=sprite.up, inset=0.3, fill="last")
        _triangle(canvas, lattice, up=sprite.up, inset=lattice.side * _RING, fill="tile-last")
    else:
        edge = "tile-edge" if sprite.look == "tile" else "faint"
        _triangle(canvas, lattice, up=sprite.up, inset=gap, fill=edge)
        _triangle(canvas, lattice, up=sprite.up, inset=gap + _EDGE, fill=sprite.look)


@draw.register
def _(sprite: Chip, canvas: Canvas) -> None:
    middle, radius = (sprite.side / 2, sprite.side / 2), sprite.lattice.radius
    canvas.disc(middle, radius, "value-ink")
    canvas.disc(middle, radius - 2, sprite.style.under)
    canvas.letter(str(sprite.value), middle, sprite.style, level=True)


@draw.register
def _(sprite: Ghost, canvas: Canvas) -> None:
    lattice = sprite.lattice
    _triangle(canvas, lattice, up=sprite.up, inset=4, fill="ghost-edge")
    _triangle(canvas, lattice, up=sprite.up, inset=7.5, fill="ghost")
    middle = lattice.height * (0.655 if sprite.up else 0.345)
    number = (lattice.side / 2, middle)
    canvas.letter(str(sprite.number), number, sprite.style, level=True)


@draw.register
def _(sprite: Plate, canvas: Canvas) -> None:
    middle = (sprite.side / 2, sprite.side / 2)
    canvas.disc(middle, sprite.side / 2, "muted")
    canvas.disc(middle, sprite.side / 2 - 3, "panel")
    canvas.letter(str(sprite.number), middle, sprite.style, level=True)


@draw.register
def _(sprite: Count, canvas: Canvas) -> None:
    width, height = sprite.size
    corners = [(width / 2, 4.0), (width - 3.0, height - 3.0), (3.0, height - 3.0)]
    _outlined(canvas, corners, 5, "muted")


def _triangle(canvas: Canvas, lattice: Lattice, *, up: bool, inset: float, fill: Role) -> None:
    """A triangle with round corners whose edges lie `inset` pixels inside the cell's."""
    middles = lattice.side * _ROUNDING
    _outlined(canvas, _inset(lattice, middles, up=up), 2 * (middles - inset), fill)


def _outlined(canvas: Canvas, corners: list[Point], width: float, fill: Role) -> None:
    """A triangle grown on all sides by a line of this width around it."""
    canvas.polygon(corners, fill)
    for start, end in pairwise((*corners, corners[0])):
        canvas.stroke(start, end, width, fill)


def _inset(lattice: Lattice, inset: float, *, up: bool) -> list[Point]:
    """The corners of a cell's triangle whose edges have moved inwards by so much: towards the middle all alike."""
    side, height = lattice.side, lattice.height
    centre_x, centre_y = side / 2, height * 2 / 3
    kept = 1 - 3 * inset / height
    points = [(side / 2, 0.0), (float(side), float(height)), (0.0, float(height))]
    shrunk = [(centre_x + (x - centre_x) * kept, centre_y + (y - centre_y) * kept) for x, y in points]
    return shrunk if up else [(x, height - y) for x, y in shrunk]
