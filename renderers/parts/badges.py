"""Who somebody is and how somebody stands: the badge of a seat, the medal of a rank."""

from dataclasses import dataclass
from math import cos, sin, tau
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.text.fitting import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import SEATS, Role, seat_role


class Shape(NamedTuple):
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


SHAPES = (
    Shape(0.62, (True, True, True, True), radius=0.5),  # disc
    Shape(0.62, (True, True, True, True), radius=0.16),  # square
    Shape(0.56, corners=4, reach=0.42),  # diamond
    Shape(0.6, corners=6, reach=0.42),  # hexagon
    Shape(0.62, (True, True, False, False)),  # arch
    Shape(0.62, (False, True, False, True)),  # leaf
    Shape(0.56, corners=5, reach=0.44, centre=0.53, letter=0.55),  # pentagon
    Shape(0.62, (True, True, True, False)),  # drop
)

_ROUND = 0.08
"""How far a polygon's corners are rounded, in parts of the badge's side."""

SMALLEST = 52
"""The side of the smallest badge and of the smallest medal whose letter a phone shows large enough, in pixels."""


@dataclass(frozen=True)
class Badge:
    """A player's shape in the seat's colour, with an initial on it."""

    side: int
    seat: int
    letter: str
    under: Role
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def shape(self) -> Shape:
        return SHAPES[self.seat % SEATS]

    @property
    def style(self) -> Style:
        """Of the initial."""
        return Style(Weight.BOLD, round(self.side * self.shape.em), "seat-ink", seat_role(self.seat))

    def draw(self, canvas: Canvas) -> None:
        side, shape, colour = self.side, self.shape, self.style.under
        if shape.round_corners:
            # a square looks larger than a disc of its width
            inset = 0.04 * side if shape.radius < 0.4 else 0
            box = (inset, inset, side - inset, side - inset)
            canvas.block(box, colour, shape.radius * side - inset, shape.round_corners)
        else:
            angles = [tau * corner / shape.corners for corner in range(shape.corners)]
            points = [
                (side * (0.5 + shape.reach * sin(a)), side * (shape.centre - shape.reach * cos(a))) for a in angles
            ]
            canvas.polygon(points, colour)
            for point, following in zip(points, points[1:] + points[:1], strict=True):
                canvas.stroke(point, following, 2 * _ROUND * side, colour)
        canvas.letter(self.letter, (side / 2, side * shape.letter), self.style, level=True)


@dataclass(frozen=True)
class Medal:
    """A disc with a rank on it, 1 to 3."""

    side: int
    rank: int
    under: Role
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def style(self) -> Style:
        """Of the rank."""
        return Style(Weight.BOLD, round(self.side * 0.62), "ink", f"medal-{self.rank}")

    def draw(self, canvas: Canvas) -> None:
        middle, style = (self.side / 2, self.side / 2), self.style
        canvas.disc(middle, self.side / 2, style.under)
        canvas.letter(str(self.rank), middle, style, level=True)
