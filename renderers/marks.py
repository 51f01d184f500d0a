"""The sprites that every picture is made of: words, panels, and a player's badge."""

from dataclasses import dataclass
from math import ceil
from typing import ClassVar, Literal, TypeAlias

from renderers.lettering import Style, legible, length
from renderers.scene import Placed, Size
from renderers.theme import Role
from renderers.typeface import ASCENT, DESCENT

Side: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True)
class Words:
    """One line of words."""

    words: str
    style: Style
    alone: ClassVar = True

    @property
    def overhang(self) -> int:
        """Room at either side for letters that reach beyond their advance, in pixels."""
        return ceil(self.style.size / 8)

    @property
    def rise(self) -> int:
        """From the box's top to the baseline, in pixels."""
        return ceil(ASCENT * self.style.size)

    @property
    def size(self) -> Size:
        return length(self.words, self.style) + 2 * self.overhang, self.rise + ceil(DESCENT * self.style.size)

    @property
    def under(self) -> Role:
        return self.style.under

    def __str__(self) -> str:
        style = self.style
        return f"Words({self.words!r} {style.weight} {style.size} {style.ink} on {style.under})"


def words(said: str, style: Style, x: int, baseline: int, side: Side = "left") -> Placed:
    """A line of words whose left end, middle or right end stands at `x`, in characters that the font has."""
    line = Words(legible(said), style)
    reach = length(said, style)
    left = {"left": x, "centre": x - reach // 2, "right": x - reach}[side]
    return Placed(line, left - line.overhang, baseline - line.rise)


@dataclass(frozen=True)
class Panel:
    """A filled rectangle, with round corners where `radius` is not 0 and an inner rim where `rim` names a colour."""

    width: int
    height: int
    fill: Role
    under: Role
    radius: int = 0
    rim: Role | None = None
    rim_width: int = 0
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.width, self.height


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


@dataclass(frozen=True)
class Medal:
    """A disc with a rank on it."""

    side: int
    rank: int
    under: Role
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side
