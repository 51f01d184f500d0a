"""The sprites of Tris 1 and Tris 2: dice from above, their letters, the trace of a roll, the bond of a winning line."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.scene import Placed, Size
from renderers.parts.text_line import words
from renderers.text.fitting import Style
from renderers.text.typeface import CAPITAL, Weight
from renderers.themes.theme import Role

Look: TypeAlias = Literal["die", "last", "win", "quiet"]
"""How a die stands out: not at all, as the last roll, as part of the winning line; or as a square still to be taken."""

LOOKS: tuple[Look, ...] = ("die", "last", "win")
"""All that a die in play may have."""

PITCHES = (202, 170, 142, 120, 94, 76)
"""From one cell's edge to the next one's, in pixels: the sizes that are drawn in advance. Four cells to eleven fit."""


Cell: TypeAlias = tuple[int, int]
_AHEAD = ((0, 1), (1, 0), (1, 1), (-1, 1))
"""One step along each of the four kinds of line, down and across."""


def fitting_pitch(rows: int, columns: int) -> int:
    """The largest pitch at which so many cells fit a picture that a phone can show."""
    return next(pitch for pitch in PITCHES if columns * pitch <= 860 and rows * pitch <= 1330)


@cache
def cell_side(pitch: int) -> int:
    """A cell's visible square, in pixels; even as the dice are, whose edges so fall between pixels."""
    return pitch - 2 * max(2, round(pitch / 44))


@cache
def die_side(pitch: int) -> int:
    return 2 * round(pitch * 0.425)


def corner_radius(pitch: int) -> float:
    return die_side(pitch) * 0.12


@cache
def ring_width(pitch: int) -> int:
    return max(4, round(pitch / 24))


@cache
def tag_height(pitch: int) -> int:
    return round(19 + pitch * 0.115)


@cache
def tag_inset(pitch: int) -> int:
    """From a die's edges to its tag's, in pixels."""
    return max(2, round(pitch / 60))


@cache
def top_symbol(pitch: int) -> tuple[float, float]:
    """From where to where the middle of a top symbol's stroke goes, from the die's edges, in its sides.

    The smaller the die, the more of the top face its tag takes; the symbol makes room.
    """
    height = tag_height(pitch)
    tagged = (tag_inset(pitch) + 0.9 * height) / die_side(pitch) + 0.045
    low = max(0.3, tagged)
    return low, 0.7 + 0.35 * (low - 0.3)


@dataclass(frozen=True)
class Die:
    """A die, with its ring if it has one: the symbols on top, on its north and south, on its east and west faces."""

    pitch: int
    top: str
    ns: str
    ew: str
    look: Look

    @property
    def size(self) -> Size:
        # without a ring a little room is left all the same, for strokes along the edges
        side = die_side(self.pitch) + 2 * (ring_width(self.pitch) if self.ringed else 2)
        return side, side

    @property
    def alone(self) -> bool:
        # the corners of a ring's box reach beyond the round corners of the cell
        return not self.ringed

    @property
    def ringed(self) -> bool:
        return self.look in ("last", "win")

    @property
    def under(self) -> Role:
        return "cell"


@dataclass(frozen=True)
class Tag:
    """What a move calls a die, on the corner that its north and its west face share."""

    pitch: int
    name: str
    look: Look
    alone: ClassVar = False

    @property
    def size(self) -> Size:
        height = tag_height(self.pitch)
        return height * (len(self.name) + 1) // 2, height

    @property
    def under(self) -> Role:
        return f"{self.look}-north"

    @property
    def style(self) -> Style:
        """Of the letters."""
        return Style(Weight.BOLD, round(self.size[1] * (1.02 if len(self.name) == 1 else 0.8)), "paper", "ink")


@dataclass(frozen=True)
class Trace:
    """In the cell that the last roll left: the outline of the die, and an arrow to where it went."""

    pitch: int
    direction: str
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return die_side(self.pitch), die_side(self.pitch)

    @property
    def under(self) -> Role:
        return "cell"


@dataclass(frozen=True)
class Bond:
    """What joins two neighbouring dice of the winning line, from centre to centre: down and across, each -1, 0 or 1."""

    pitch: int
    down: int
    across: int
    alone: ClassVar = False

    @property
    def width(self) -> int:
        return self.pitch // 4

    @property
    def size(self) -> Size:
        return abs(self.across) * self.pitch + self.width, abs(self.down) * self.pitch + self.width

    @property
    def under(self) -> Role:
        return "cell"


def laid(sprite: Die | Trace, x: int, y: int) -> Placed:
    """The sprite in the middle of the cell with this corner."""
    margin = (cell_side(sprite.pitch) - sprite.size[0]) // 2
    return Placed(sprite, x + margin, y + margin)


def tag(pitch: int, name: str, look: Look, x: int, y: int) -> Placed:
    """What to call the die whose cell has this corner."""
    inset = (cell_side(pitch) - die_side(pitch)) // 2 + tag_inset(pitch)
    return Placed(Tag(pitch, name, look), x + inset, y + inset)


def bonds(pitch: int, cells: Collection[Cell], corner: Callable[[int, int], Cell]) -> Iterator[Placed]:
    """What joins each two neighbours in a line of three or more of the winning cells, (row, column) each."""
    start = (cell_side(pitch) - Bond(pitch, 0, 0).width) // 2
    for row, column in cells:
        for down, across in _AHEAD:
            behind, ahead, beyond = ((row + n * down, column + n * across) in cells for n in (-1, 1, 2))
            if ahead and (behind or beyond):
                x, y = corner(row, column)
                yield Placed(Bond(pitch, down, across), x + start, y + start + min(0, down) * pitch)


def name_of_cell(name: str, pitch: int, x: int, y: int) -> Placed:
    """What to type for the empty cell with this corner, in its middle."""
    half = cell_side(pitch) // 2
    style = Style(Weight.MEDIUM, 56, "muted", "cell")
    return words(name.upper(), style, x + half, y + half + round(CAPITAL * style.size / 2), "centre")
