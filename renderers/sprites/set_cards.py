"""The cards of SET, drawn: ovals, diamonds and squiggles, filled, striped or open."""

from functools import cache
from math import cos, hypot, pi, sin, tau

from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Size
from renderers.set.card import BODIES, CORNER, EDGE, RING, RINGS, Card, Mark, Symbol
from renderers.sprites import draw

_STRIPE, _PERIOD = 4, 10
"""Whole pixels: such stripes stay sharp and pack well."""


@draw.register
def _(sprite: Card, canvas: Canvas) -> None:
    (width, height), edge, up = sprite.body, sprite.margin, -sprite.top
    if edge:
        canvas.block((0, up - edge, width + 2 * edge, up + height + edge), RINGS[sprite.look], CORNER + RING)
        canvas.block((edge, up, edge + width, up + height), BODIES[sprite.look], CORNER)
        return
    canvas.block((0, up, width, up + height), "card-edge", CORNER)
    canvas.block((EDGE, up + EDGE, width - EDGE, up + height - EDGE), "card", CORNER - EDGE)


@draw.register
def _(sprite: Symbol, canvas: Canvas) -> None:
    outline, (width, height) = _outline(sprite.shape, sprite.size, sprite.stroke / 2), sprite.size
    if sprite.shading == "striped":
        # as many above the middle as below it
        first = (height // 2 - _STRIPE // 2) % _PERIOD
        for top in range(first, height, _PERIOD):
            canvas.block((0, top, width, top + _STRIPE), sprite.ink)
        canvas.keep(outline)
    elif sprite.shading == "solid":
        canvas.polygon(outline, sprite.ink)
    for one, following in zip(outline, outline[1:] + outline[:1], strict=True):
        canvas.stroke(one, following, sprite.stroke, sprite.ink)


@cache
def _outline(shape: str, size: Size, inset: float) -> list[Point]:
    """The shape's outline so far inside its box, as points in turn."""
    middle_x, middle_y = size[0] / 2, size[1] / 2
    across, down = middle_x - inset, middle_y - inset
    if shape == "diamond":
        # twice as high as wide: its edges look the same again two rows further down, which packs well
        down = min(down, 2 * across)
        around = [(0.0, -down), (down / 2, 0.0), (0.0, down), (-down / 2, 0.0)]
    elif shape == "oval":
        around = _oval(across, down)
    else:
        around = _squiggle(across, down)
    return [(middle_x + x, middle_y + y) for x, y in around]


def _oval(across: float, down: float) -> list[Point]:
    """Two half circles and what joins them."""
    straight, arc = down - across, [pi * step / 32 for step in range(33)]
    upper = [(-across * cos(angle), -straight - across * sin(angle)) for angle in arc]
    return [*upper, *((-x, -y) for x, y in upper)]


def _squiggle(across: float, down: float) -> list[Point]:
    """A wave as wide as it may be in its box: the outline of a ball that rolls down one turn of a sine."""
    radius, sway, reach = across * 0.66, across * 0.31, down - across * 0.66
    right: list[Point] = []
    left: list[Point] = []
    for step in range(-32, 33):
        turn = step / 32
        x, y = -sway * sin(turn * pi), turn * reach
        slope_x, slope_y = -sway * pi * cos(turn * pi), reach
        length = hypot(slope_x, slope_y)
        nx, ny = slope_y / length * radius, -slope_x / length * radius
        right.append((x + nx, y + ny))
        left.append((x - nx, y - ny))
    return [*right, *_cap(right[-1], left[-1]), *reversed(left), *_cap(left[0], right[0])]


def _cap(start: Point, end: Point) -> list[Point]:
    """The half circle from one point to the other, clockwise."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = start[0] - x, start[1] - y
    angles = [tau * step / 64 for step in range(1, 32)]
    return [(x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)) for angle in angles]


_COLOURS = {"right": "win", "wrong": "loss", "more": "last", "out": "muted"}
_SIGNS = {
    "right": (((0.32, 0.52), (0.45, 0.65)), ((0.45, 0.65), (0.69, 0.37))),
    "wrong": (((0.36, 0.36), (0.64, 0.64)), ((0.36, 0.64), (0.64, 0.36))),
    "more": (((0.5, 0.31), (0.5, 0.69)), ((0.31, 0.5), (0.69, 0.5))),
    "out": (((0.38, 0.32), (0.38, 0.68)), ((0.62, 0.32), (0.62, 0.68))),
}
"""Strokes in parts of the disc's width."""


@draw.register
def _(sprite: Mark, canvas: Canvas) -> None:
    side = sprite.side
    canvas.disc((side / 2, side / 2), side / 2, sprite.under)
    canvas.disc((side / 2, side / 2), side / 2 - 4, _COLOURS[sprite.meaning])
    for (x0, y0), (x1, y1) in _SIGNS[sprite.meaning]:
        canvas.stroke((x0 * side, y0 * side), (x1 * side, y1 * side), side * 0.1, sprite.under)
