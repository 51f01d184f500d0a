"""The four symbols of the cards."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.themes.theme import Role

_STROKE = 0.17
"""The width of the lines, as a fraction of the circle's diameter."""


@dataclass(frozen=True)
class Symbol:
    """A symbol in lines of one colour.

    Attributes:
        diameter: the circle's diameter; the other symbols look as large as the circle.
    """

    symbol: str
    diameter: int
    colour: Role
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        # the triangle is the widest one
        return round(1.1 * self.diameter), self.diameter

    def draw(self, canvas: Canvas) -> None:
        (width, height), stroke, colour = self.size, _STROKE * self.diameter, self.colour
        x, y = width / 2, height / 2
        if self.symbol == "circle":
            half = (self.diameter - stroke) / 2
            canvas.ellipse((x, y), half, half, stroke, colour)
            return
        if self.symbol == "cross":
            half = 0.45 * self.diameter - stroke / 2
            for sign in (-1, 1):
                canvas.line((x - half, y - half * sign), (x + half, y + half * sign), stroke * 1.05, colour)
            return
        if self.symbol == "square":
            half = 0.47 * self.diameter - stroke / 2
            corners = [(x + half * across, y + half * down) for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        else:
            # its corners lie on a circle around a point below the middle of its box
            reach = 0.53 * self.diameter
            angles = [pi / 2 + 2 * pi * corner / 3 for corner in range(3)]
            corners = [(x + reach * cos(angle), y + 0.25 * reach - reach * sin(angle)) for angle in angles]
        for one, following in zip(corners, corners[1:] + corners[:1], strict=True):
            canvas.line(one, following, stroke, colour)
