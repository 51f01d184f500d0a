"""The frame around the board while a call stands, in the caller's colour."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size
from renderers.parts.frame import BOARD, RING
from renderers.parts.panel import Rectangle
from renderers.themes.theme import Role, seat_role

_RADIUS = 6
"""Of the corner inside of the frame, in pixels: less than a card's, so that they don't touch."""
_SIDE = _RADIUS + RING


@dataclass(frozen=True)
class FrameCorner:
    """A quarter of a ring. right, low: which corner of the frame it is."""

    seat: int
    right: bool
    low: bool
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"
    size: ClassVar[Size] = (_SIDE, _SIDE)

    def draw(self, canvas: Canvas) -> None:
        x, y = (0 if self.right else _SIDE), (0 if self.low else _SIDE)
        canvas.ellipse((x, y), _SIDE - RING / 2, _SIDE - RING / 2, RING, seat_role(self.seat))


@cache
def call_frame(seat: int) -> Placed:
    """Places the frame: it reaches RING pixels out of the board's box, and covers nothing inside of it but corners."""
    left, top, right, bottom = BOARD
    width, height = right - left + 2 * RING, bottom - top + 2 * RING
    parts = [
        *(Placed(Rectangle(width - 2 * _SIDE, RING, seat_role(seat)), _SIDE, y) for y in (0, height - RING)),
        *(Placed(Rectangle(RING, height - 2 * _SIDE, seat_role(seat)), x, _SIDE) for x in (0, width - RING)),
        *(
            Placed(FrameCorner(seat, is_right, is_low), is_right * (width - _SIDE), is_low * (height - _SIDE))
            for is_right, is_low in product((False, True), repeat=2)
        ),
    ]
    return Placed(Group((width, height), tuple(parts), begins_band=False), left - RING, top - RING)
