"""The symbols on SET's cards: ovals, diamonds and squiggles, solid, striped or open."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import cos, hypot, pi, sin, tau
from typing import ClassVar

from bot.games.set.cards import COLOURS, SHADINGS, SHAPES
from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Size
from renderers.set.card_format import BODY_COLOURS, CardFormat, Look
from renderers.themes.theme import Role

_STRIPE, _PERIOD = 4, 10
"""In whole pixels: such stripes stay sharp and compress well."""


@dataclass(frozen=True)
class Symbol:
    """One symbol: its shape, colour and shading in lines of `stroke` pixels, on a card of this look."""

    size: Size
    stroke: int
    shape: str
    colour: str
    shading: str
    look: Look
    opaque: ClassVar = True

    @property
    def background(self) -> Role:
        return BODY_COLOURS[self.look]

    @property
    def role(self) -> Role:
        """The role of its colour."""
        return f"set-{COLOURS.index(self.colour) + 1}"

    def __str__(self) -> str:
        size = f"{self.size[0]}x{self.size[1]}"
        return f"Symbol({self.colour} {self.shading} {self.shape}, {size} on {self.background})"

    def draw(self, canvas: Canvas) -> None:
        outline, (width, height) = symbol_outline(self.shape, self.size, self.stroke / 2), self.size
        if self.shading == "striped":
            # as many above the middle as below it
            first = (height // 2 - _STRIPE // 2) % _PERIOD
            for top in range(first, height, _PERIOD):
                canvas.rectangle((0, top, width, top + _STRIPE), self.role)
            canvas.clip_to_polygon(outline)
        elif self.shading == "solid":
            canvas.polygon(outline, self.role)
        for one, following in zip(outline, outline[1:] + outline[:1], strict=True):
            canvas.line(one, following, self.stroke, self.role)


def symbols(card_format: CardFormat) -> Iterator[Symbol]:
    """Yields all 27 symbols, on plain cards."""
    for shape, colour, shading in product(SHAPES, COLOURS, SHADINGS):
        yield Symbol(card_format.symbol, card_format.stroke, shape, colour, shading, "card")


@cache
def symbol_outline(shape: str, size: Size, inset: float) -> list[Point]:
    """Returns the points of the shape's outline, `inset` pixels inside its box."""
    middle_x, middle_y = size[0] / 2, size[1] / 2
    across, down = middle_x - inset, middle_y - inset
    if shape == "diamond":
        # twice as high as wide: its edges look the same two rows further down, which compresses well
        down = min(down, 2 * across)
        around = [(0.0, -down), (down / 2, 0.0), (0.0, down), (-down / 2, 0.0)]
    elif shape == "oval":
        around = _oval(across, down)
    else:
        around = _squiggle(across, down)
    return [(middle_x + x, middle_y + y) for x, y in around]


def _oval(across: float, down: float) -> list[Point]:
    """Returns two half circles, which straight lines join."""
    straight, arc = down - across, [pi * step / 32 for step in range(33)]
    upper = [(-across * cos(angle), -straight - across * sin(angle)) for angle in arc]
    return [*upper, *((-x, -y) for x, y in upper)]


def _squiggle(across: float, down: float) -> list[Point]:
    """Returns a wave that fills its box: the outline of a disc that moves down along one period of a sine."""
    radius, sway, reach = across * 0.66, across * 0.31, down - across * 0.66
    right: list[Point] = []
    left: list[Point] = []
    for step in range(-32, 33):
        phase = step / 32
        x, y = -sway * sin(phase * pi), phase * reach
        slope_x, slope_y = -sway * pi * cos(phase * pi), reach
        length = hypot(slope_x, slope_y)
        nx, ny = slope_y / length * radius, -slope_x / length * radius
        right.append((x + nx, y + ny))
        left.append((x - nx, y - ny))
    return [*right, *_cap(right[-1], left[-1]), *reversed(left), *_cap(left[0], right[0])]


def _cap(start: Point, end: Point) -> list[Point]:
    """Returns the half circle from one point to the other, clockwise."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = start[0] - x, start[1] - y
    angles = [tau * step / 64 for step in range(1, 32)]
    return [(x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)) for angle in angles]
