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


@dataclass(frozen=True)
class Symbol:
    """One symbol, wider than high: shape, colour and shading in lines of `stroke` pixels, on a card of this look."""

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
        """The role of the symbol's colour."""
        return f"set-{COLOURS.index(self.colour) + 1}"

    def __str__(self) -> str:
        size = f"{self.size[0]}x{self.size[1]}"
        return f"Symbol({self.colour} {self.shading} {self.shape}, {size} on {self.background})"

    def draw(self, canvas: Canvas) -> None:
        outline, (width, height) = symbol_outline(self.shape, self.size, self.stroke / 2), self.size
        if self.shading == "striped":
            for left, right in _stripes(width, self.stroke):
                canvas.rectangle((left, 0, right, height), self.role)
            canvas.clip_to_polygon(outline)
        elif self.shading == "solid":
            canvas.polygon(outline, self.role)
        for one, following in zip(outline, outline[1:] + outline[:1], strict=True):
            canvas.line(one, following, self.stroke, self.role)


def symbols(card_format: CardFormat) -> Iterator[Symbol]:
    """Yields all 27 symbols, on plain cards."""
    for shape, colour, shading in product(SHAPES, COLOURS, SHADINGS):
        yield Symbol(card_format.symbol, card_format.stroke, shape, colour, shading, "card")


def _stripes(width: int, stroke: int) -> Iterator[tuple[int, int]]:
    """Yields the left and right end of each stripe; gaps at the outline's ends are about as wide as between stripes.

    The ends are whole pixels: such stripes stay sharp and compress well.
    """
    stripe = round(0.4 * max(7, min(13, width / 9)))
    room = width - 2 * stroke + stripe
    count = round(room / (2.5 * stripe)) - 1
    period = round(room / (count + 1))
    first = (width - (count - 1) * period - stripe) // 2
    yield from ((first + at * period, first + at * period + stripe) for at in range(count))


@cache
def symbol_outline(shape: str, size: Size, inset: float) -> list[Point]:
    """Returns the points of the shape's outline, `inset` pixels inside its box."""
    middle_x, middle_y = size[0] / 2, size[1] / 2
    across, down = middle_x - inset, middle_y - inset
    if shape == "diamond":
        around = [(0.0, -down), (across, 0.0), (0.0, down), (-across, 0.0)]
    elif shape == "oval":
        around = _oval(across, down)
    else:
        around = _squiggle(across, down)
    return [(middle_x + x, middle_y + y) for x, y in around]


def _oval(across: float, down: float) -> list[Point]:
    """Returns two half circles, joined by straight lines."""
    straight, arc = across - down, [pi * step / 32 for step in range(33)]
    right = [(straight + down * sin(angle), -down * cos(angle)) for angle in arc]
    return [*right, *((-x, -y) for x, y in right)]


def _squiggle(across: float, down: float) -> list[Point]:
    """Returns a wave that fills its box: the outline of a disc that moves along one period of a sine.

    It is computed for a box of a fixed shape and stretched to this one, so that its hollows never become notches.
    """
    stretch, across = across / (2.5 * down), 2.5 * down
    radius, sway, reach = down * 0.7, down * 0.3, across - down * 0.7
    upper: list[Point] = []
    lower: list[Point] = []
    for step in range(-32, 33):
        phase = step / 32
        x, y = phase * reach, -sway * sin(phase * pi)
        slope_x, slope_y = reach, -sway * pi * cos(phase * pi)
        length = hypot(slope_x, slope_y)
        nx, ny = slope_y / length * radius, -slope_x / length * radius
        upper.append((x + nx, y + ny))
        lower.append((x - nx, y - ny))
    around = [*upper, *_cap(upper[-1], lower[-1]), *reversed(lower), *_cap(lower[0], upper[0])]
    return [(stretch * x, y) for x, y in around]


def _cap(start: Point, end: Point) -> list[Point]:
    """Returns the half circle from one point to the other, clockwise."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = start[0] - x, start[1] - y
    angles = [tau * step / 64 for step in range(1, 32)]
    return [(x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)) for angle in angles]
