"""A die seen from above, as a frustum: a large top face and four slanting sides with what can be seen of them."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Placed, Size, Sprite
from renderers.parts.grid import cell_side
from renderers.themes.theme import Role

Look: TypeAlias = Literal["die", "last", "win", "quiet"]
"""How a die stands out: plain, as the last roll, as part of the winning line; or as a square still to be taken."""

LOOKS: tuple[Look, ...] = ("die", "last", "win")
"""The looks that a die in play may have."""

PITCHES = (202, 170, 142, 120, 94, 76)
"""From one cell's edge to the next one's, in pixels: the sizes that are drawn in advance, for four to eleven cells."""


def fitting_pitch(rows: int, columns: int) -> int:
    """Returns the largest pitch at which this many cells fit a picture that a phone can show."""
    return next(pitch for pitch in PITCHES if columns * pitch <= 860 and rows * pitch <= 1330)


@cache
def die_side(pitch: int) -> int:
    return 2 * round(pitch * 0.425)


def corner_radius(pitch: int) -> float:
    return die_side(pitch) * 0.12


@cache
def ring_width(pitch: int) -> int:
    return max(4, round(pitch / 24))


@cache
def label_height(pitch: int) -> int:
    return round(19 + pitch * 0.115)


@cache
def label_inset(pitch: int) -> int:
    """Returns the distance from a die's edges to its label's, in pixels."""
    return max(2, round(pitch / 60))


@cache
def top_symbol(pitch: int) -> tuple[float, float]:
    """Returns where the middle of a top symbol's line begins and ends, from the die's edges, in its sides.

    The smaller the die, the more of the top face its label takes; the symbol makes room.
    """
    height = label_height(pitch)
    labelled = (label_inset(pitch) + 0.9 * height) / die_side(pitch) + 0.045
    low = max(0.3, labelled)
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
        # without a ring some room is left all the same, for lines along the edges
        side = die_side(self.pitch) + 2 * (ring_width(self.pitch) if self.ringed else 2)
        return side, side

    @property
    def opaque(self) -> bool:
        # the corners of a ring's box reach beyond the round corners of the cell
        return not self.ringed

    @property
    def ringed(self) -> bool:
        return self.look in ("last", "win")

    @property
    def background(self) -> Role:
        return "cell"

    def draw(self, canvas: Canvas) -> None:
        box, side, look = self.size[0], die_side(self.pitch), self.look
        near, far, middle, slant = (box - side) / 2, (box + side) / 2, box / 2, round(side * 0.2)
        _draw_body(canvas, near, far, slant, look)
        canvas.clip_to_rectangle((near, near, far, far), corner_radius(self.pitch))
        if self.ringed:
            ring = ring_width(self.pitch)
            outer = (near - ring, near - ring, far + ring, far + ring)
            canvas.border(outer, corner_radius(self.pitch) + ring, ring + 1, look)
        else:
            canvas.border((near, near, far, far), corner_radius(self.pitch), 3, f"{look}-edge")

        low, high = (side * end for end in top_symbol(self.pitch))
        reach, width, centre = (high - low) / 2, side * 0.088, near + (low + high) / 2
        if look == "quiet":
            canvas.line((centre - reach, centre + reach), (centre + reach, centre - reach), width, "quiet-symbol")
            return
        _draw_symbol(canvas, self.top, (centre, centre), (reach, reach), width)
        long, short, thin = side * 0.115, slant * 0.24, max(2.5, side * 0.032)
        # the label covers a part of two sides, whose symbols make room too
        beside = max(middle, near + label_inset(self.pitch) + label_height(self.pitch) + long + thin)
        for place, along in ((near + slant / 2, beside), (far - slant / 2, middle)):
            _draw_symbol(canvas, self.ns, (along, place), (long, short), thin)
            _draw_symbol(canvas, self.ew, (place, along), (short, long), thin)


def place_in_cell(sprite: Sprite, pitch: int, x: int, y: int) -> Placed:
    """Places a square sprite in the middle of the cell that has this top left corner."""
    margin = (cell_side(pitch) - sprite.size[0]) // 2
    return Placed(sprite, x + margin, y + margin)


def _draw_body(canvas: Canvas, near: float, far: float, slant: float, look: str) -> None:
    """Draws the five faces that are seen, lit from the north; slant: how wide the sides appear."""
    low, high = near + slant, far - slant
    edge, radius = 2 if far - near > 110 else 1.5, (far - near) * 0.06
    canvas.polygon([(near, near), (far, near), (high, low), (low, low)], f"{look}-north")
    canvas.polygon([(near, far), (far, far), (high, high), (low, high)], f"{look}-south")
    canvas.polygon([(near, near), (near, far), (low, high), (low, low)], f"{look}-side")
    canvas.polygon([(far, near), (far, far), (high, high), (high, low)], f"{look}-side")
    canvas.rectangle((low, low, high, high), f"{look}-edge")
    for x, inner_x in ((near, low), (far, high)):
        for y, inner_y in ((near, low), (far, high)):
            canvas.line((x, y), (inner_x, inner_y), edge, f"{look}-edge")
    canvas.rectangle((low - edge, low - edge, high + edge, high + edge), f"{look}-edge", radius + edge)
    canvas.rectangle((low, low, high, high), f"{look}-top", radius)


def _draw_symbol(canvas: Canvas, symbol: str, centre: Point, reach: Point, width: float) -> None:
    """Draws a symbol in lines; reach: how far their middles reach across and down from the centre."""
    (x, y), (across, down) = centre, reach
    if symbol == "o":
        # a little larger, since a round shape looks smaller
        canvas.ellipse(centre, across * 1.12, down * 1.12, width, symbol)
        return
    canvas.line((x - across, y + down), (x + across, y - down), width, symbol)
    if symbol == "x":
        canvas.line((x - across, y - down), (x + across, y + down), width, symbol)
