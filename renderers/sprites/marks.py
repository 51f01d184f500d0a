"""Words, corners of panels, badges and medals, drawn."""

from math import cos, sin, tau
from typing import NamedTuple

from renderers.marks import Badge, Corner, Digit, Medal, Words
from renderers.scene import DOTS
from renderers.sprites import draw
from renderers.sprites.canvas import Canvas
from renderers.theme import SEATS, seat_role
from renderers.typeface import Weight


@draw.register
def _(sprite: Words, canvas: Canvas) -> None:
    style = sprite.style
    canvas.words(sprite.words, (sprite.overhang, style.rise), style.weight, style.size, style.ink)


@draw.register
def _(sprite: Digit, canvas: Canvas) -> None:
    style = sprite.style
    canvas.words(sprite.digit, (sprite.dot / DOTS, style.rise), style.weight, style.size, style.ink)


@draw.register
def _(sprite: Corner, canvas: Canvas) -> None:
    panel, (x, y) = sprite.panel, sprite.place
    left, top, right, bottom = -x, -y, panel.width - x, panel.height - y
    canvas.block((left, top, right, bottom), panel.rim or panel.fill, panel.radius)
    if panel.rim:
        rim = panel.rim_width
        inside = (left + rim, top + rim, right - rim, bottom - rim)
        canvas.block(inside, panel.fill, max(0, panel.radius - rim))


class _Shape(NamedTuple):
    """What a seat's badge is cut from; lengths in parts of the badge's side.

    round_corners: of a square, from the top left clockwise; or none, for a polygon with this many `corners`.
    reach: from a polygon's centre to its corners' rounding. centre, letter: how far down they lie. em: of the initial.
    """

    em: float
    round_corners: tuple[bool, bool, bool, bool] | None = None
    radius: float = 0.48
    corners: int = 0
    reach: float = 0.0
    centre: float = 0.5
    letter: float = 0.5


_ROUND = 0.08
_SHAPES = (
    _Shape(0.62, (True, True, True, True), radius=0.5),  # disc
    _Shape(0.62, (True, True, True, True), radius=0.16),  # square
    _Shape(0.5, corners=4, reach=0.42),  # diamond
    _Shape(0.58, corners=6, reach=0.42),  # hexagon
    _Shape(0.62, (True, True, False, False)),  # arch
    _Shape(0.62, (False, True, False, True)),  # leaf
    _Shape(0.54, corners=5, reach=0.44, centre=0.53, letter=0.55),  # pentagon
    _Shape(0.62, (True, True, True, False)),  # drop
)


@draw.register
def _(sprite: Badge, canvas: Canvas) -> None:
    side, colour, shape = sprite.side, seat_role(sprite.seat), _SHAPES[sprite.seat % SEATS]
    if shape.round_corners:
        # a square looks larger than a disc of its width
        inset = 0.04 * side if shape.radius < 0.4 else 0
        box = (inset, inset, side - inset, side - inset)
        canvas.block(box, colour, shape.radius * side - inset, shape.round_corners)
    else:
        angles = [tau * corner / shape.corners for corner in range(shape.corners)]
        points = [(side * (0.5 + shape.reach * sin(a)), side * (shape.centre - shape.reach * cos(a))) for a in angles]
        canvas.polygon(points, colour)
        for point, following in zip(points, points[1:] + points[:1], strict=True):
            canvas.stroke(point, following, 2 * _ROUND * side, colour)
    middle = (side / 2, side * shape.letter)
    canvas.letter(sprite.letter, middle, Weight.BOLD, round(side * shape.em), "seat-ink", level=True)


@draw.register
def _(sprite: Medal, canvas: Canvas) -> None:
    middle = (sprite.side / 2, sprite.side / 2)
    canvas.disc(middle, sprite.side / 2, f"medal-{sprite.rank}")
    canvas.letter(str(sprite.rank), middle, Weight.BOLD, round(sprite.side * 0.62), "ink", level=True)
