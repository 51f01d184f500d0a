"""The badge of a seat and the medal of a rank."""

from dataclasses import dataclass
from math import cos, sin, tau
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.parts.frame import SMALLEST_TEXT
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import SEAT_COLOURS, Role, seat_role


class Shape(NamedTuple):
    """The shape of a badge; lengths are fractions of the badge's side.

    Attributes:
        round_corners: which corners of a square are round, clockwise from the top left; None for a polygon with
            `corners` corners.
        reach: from a polygon's centre to the centres of its rounded corners.
        centre, letter: how far down the centre and the letter lie.
        em: the size of the letter.
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

SMALLEST_BADGE = 52
"""The side of the smallest badge and medal whose letter is large enough on a phone, in pixels."""

_ROUNDING = 0.08
"""The radius of a polygon's rounded corners, as a fraction of the badge's side."""


@dataclass(frozen=True)
class Badge:
    """A player's shape in the seat's colour, with a letter on it."""

    side: int
    seat: int
    letter: str
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def shape(self) -> Shape:
        return SHAPES[self.seat % SEAT_COLOURS]

    @property
    def style(self) -> Style:
        """The style of the letter."""
        size = max(SMALLEST_TEXT, round(self.side * self.shape.em))
        return Style(Weight.BOLD, size, "seat-ink", seat_role(self.seat))

    def draw(self, canvas: Canvas) -> None:
        side, shape, colour = self.side, self.shape, self.style.background
        if shape.round_corners:
            # a square looks larger than a disc of the same width
            inset = 0.04 * side if shape.radius < 0.4 else 0
            box = (inset, inset, side - inset, side - inset)
            canvas.rectangle(box, colour, shape.radius * side - inset, shape.round_corners)
        else:
            angles = [tau * corner / shape.corners for corner in range(shape.corners)]
            points = [
                (side * (0.5 + shape.reach * sin(angle)), side * (shape.centre - shape.reach * cos(angle)))
                for angle in angles
            ]
            canvas.polygon(points, colour)
            for point, following in zip(points, points[1:] + points[:1], strict=True):
                canvas.line(point, following, 2 * _ROUNDING * side, colour)
        canvas.centred_text(self.letter, (side / 2, side * shape.letter), self.style, capitals=True)


class TurnBadge(Badge):
    """The badge on a surface of its seat's own colour: the colours of shape and letter are swapped."""

    @property
    def style(self) -> Style:
        return super().style._replace(colour=seat_role(self.seat), background="seat-ink")


class PlainBadge(Badge):
    """A badge for a person without a seat: its colour is no seat's colour."""

    @property
    def shape(self) -> Shape:
        return SHAPES[0]

    @property
    def style(self) -> Style:
        return super().style._replace(colour=self.background, background="muted")


@dataclass(frozen=True)
class Medal:
    """A disc with a rank on it, 1 to 3."""

    side: int
    rank: int
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def style(self) -> Style:
        """The style of the rank."""
        return Style(Weight.BOLD, round(self.side * 0.62), "ink", f"medal-{self.rank}")

    def draw(self, canvas: Canvas) -> None:
        centre, style = (self.side / 2, self.side / 2), self.style
        canvas.disc(centre, self.side / 2, style.background)
        canvas.centred_text(str(self.rank), centre, style, capitals=True)
