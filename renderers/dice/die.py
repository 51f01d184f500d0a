"""The sprites of Tris 1 and Tris 2: dice from above, their letters, the trace of a roll, the bond of a winning line."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas, Point
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
_STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
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

    def draw(self, canvas: Canvas) -> None:
        box, side, look = self.size[0], die_side(self.pitch), self.look
        near, far, middle, slant = (box - side) / 2, (box + side) / 2, box / 2, round(side * 0.2)
        _body(canvas, near, far, slant, look)
        canvas.clip((near, near, far, far), corner_radius(self.pitch))
        if self.ringed:
            ring = ring_width(self.pitch)
            outer = (near - ring, near - ring, far + ring, far + ring)
            canvas.frame(outer, corner_radius(self.pitch) + ring, ring + 1, look)
        else:
            canvas.frame((near, near, far, far), corner_radius(self.pitch), 3, f"{look}-edge")

        low, high = (side * end for end in top_symbol(self.pitch))
        reach, weight, centre = (high - low) / 2, side * 0.088, near + (low + high) / 2
        if look == "quiet":
            canvas.stroke((centre - reach, centre + reach), (centre + reach, centre - reach), weight, "quiet-symbol")
            return
        _symbol(canvas, self.top, (centre, centre), (reach, reach), weight)
        long, short, thin = side * 0.115, slant * 0.24, max(2.5, side * 0.032)
        # on the two sides that the tag takes a part of they make room too
        beside = max(middle, near + tag_inset(self.pitch) + tag_height(self.pitch) + long + thin)
        for place, along in ((near + slant / 2, beside), (far - slant / 2, middle)):
            _symbol(canvas, self.ns, (along, place), (long, short), thin)
            _symbol(canvas, self.ew, (place, along), (short, long), thin)


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

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.block((0, 0, width, height), self.style.under, height * 0.34)
        canvas.letter(self.name, (width / 2, height / 2), self.style)


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

    def draw(self, canvas: Canvas) -> None:
        side = self.size[0]
        middle = side / 2
        canvas.frame((0, 0, side, side), corner_radius(self.pitch), max(4, side / 32), "last")
        dx, dy = _STEPS[self.direction]
        reach, barb, weight = side * 0.2, side * 0.15, max(5, side * 0.065)
        tip_x, tip_y = middle + dx * reach, middle + dy * reach
        canvas.stroke((middle - dx * reach, middle - dy * reach), (tip_x, tip_y), weight, "last")
        for turn in (-1, 1):
            wing = (tip_x - (dx + turn * dy) * barb, tip_y - (dy + turn * dx) * barb)
            canvas.stroke(wing, (tip_x, tip_y), weight, "last")


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

    def draw(self, canvas: Canvas) -> None:
        near, right, bottom = self.width / 2, self.size[0] - self.width / 2, self.size[1] - self.width / 2
        ends = ((near, bottom), (right, near)) if self.down < 0 else ((near, near), (right, bottom))
        canvas.stroke(*ends, self.width, "win")
        # it covers no more of the rings that it joins than their soft edge
        ring = ring_width(self.pitch) - 1
        reach = die_side(self.pitch) / 2 + ring
        for x, y in ends:
            canvas.open((x - reach, y - reach, x + reach, y + reach), corner_radius(self.pitch) + ring, "win")


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


def _body(canvas: Canvas, near: float, far: float, slant: float, look: str) -> None:
    """The five faces that are seen, lit from the north; `slant` is how wide the sides appear."""
    low, high = near + slant, far - slant
    edge, radius = 2 if far - near > 110 else 1.5, (far - near) * 0.06
    canvas.polygon([(near, near), (far, near), (high, low), (low, low)], f"{look}-north")
    canvas.polygon([(near, far), (far, far), (high, high), (low, high)], f"{look}-south")
    canvas.polygon([(near, near), (near, far), (low, high), (low, low)], f"{look}-side")
    canvas.polygon([(far, near), (far, far), (high, high), (high, low)], f"{look}-side")
    canvas.block((low, low, high, high), f"{look}-edge")
    for x, inner_x in ((near, low), (far, high)):
        for y, inner_y in ((near, low), (far, high)):
            canvas.stroke((x, y), (inner_x, inner_y), edge, f"{look}-edge")
    canvas.block((low - edge, low - edge, high + edge, high + edge), f"{look}-edge", radius + edge)
    canvas.block((low, low, high, high), f"{look}-top", radius)


def _symbol(canvas: Canvas, symbol: str, centre: Point, reach: Point, weight: float) -> None:
    """A symbol in strokes of `weight` whose middle lines reach so far across and down from the centre."""
    (x, y), (across, down) = centre, reach
    if symbol == "o":
        # a little larger, for a round shape looks smaller
        canvas.ring(centre, across * 1.12, down * 1.12, weight, symbol)
        return
    canvas.stroke((x - across, y + down), (x + across, y - down), weight, symbol)
    if symbol == "x":
        canvas.stroke((x - across, y - down), (x + across, y + down), weight, symbol)
