"""Who somebody is and how somebody stands: the badge of a seat, the medal of a rank."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

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
