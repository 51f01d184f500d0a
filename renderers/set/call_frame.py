"""The frame around the board while a call stands, in the caller's colour."""

from dataclasses import dataclass
from functools import cache
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
    """A quarter of a ring.

    Attributes:
        right, low: which corner of the frame it is.
    """

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
def call_frame(seat: int) -> tuple[Placed, ...]:
    """Places the four sides of the frame, each a group of its own, so that a band has no more of it than it shows.

    It reaches RING pixels out of the board's box, and covers nothing inside of it but corners.
    """
    left, top, right, bottom = BOARD[0] - RING, BOARD[1] - RING, BOARD[2] + RING, BOARD[3] + RING
    across, down = right - left - 2 * _SIDE, bottom - top - 2 * _SIDE

    def level(*, low: bool) -> Group:
        bar = Placed(Rectangle(across, RING, seat_role(seat)), _SIDE, low * (_SIDE - RING))
        corners = (Placed(FrameCorner(seat, end, low), end * (_SIDE + across), 0) for end in (False, True))
        return Group((right - left, _SIDE), (bar, *corners), begins_band=False)

    upright = Group((RING, down), (Placed(Rectangle(RING, down, seat_role(seat)), 0, 0),), begins_band=False)
    return (
        Placed(level(low=False), left, top),
        Placed(level(low=True), left, bottom - _SIDE),
        Placed(upright, left, top + _SIDE),
        Placed(upright, right - RING, top + _SIDE),
    )
