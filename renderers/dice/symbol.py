"""The three symbols of the dice."""

from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Size
from renderers.themes.theme import Role


def draw_symbol(canvas: Canvas, symbol: str, centre: Point, half: Point, *, stroke: float, colour: Role) -> None:
    """Draws x, o or / around a centre.

    Args:
        half: how far the symbol, with its stroke, reaches across and down.
    """
    (x, y), (across, down) = centre, (half[0] - stroke / 2, half[1] - stroke / 2)
    if symbol == "o":
        canvas.ellipse(centre, across, down, stroke, colour)
        return
    canvas.line((x - across, y + down), (x + across, y - down), stroke, colour)
    if symbol == "x":
        canvas.line((x - across, y - down), (x + across, y + down), stroke, colour)


@dataclass(frozen=True)
class Symbol:
    """A symbol, as wide as it is high.

    Attributes:
        stroke: the width of its lines, in pixels.
    """

    symbol: str
    side: int
    stroke: float
    colour: Role
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        half = self.side / 2
        draw_symbol(canvas, self.symbol, (half, half), (half, half), stroke=self.stroke, colour=self.colour)
