"""Draws the emoji that `renderers.emoji` reads, with the sprites of the boards: transparent, the same in any theme."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from itertools import product

from PIL import Image

from renderers.dice.symbol import draw_symbol
from renderers.engine.canvas import Canvas, Point
from renderers.themes.theme import DARK, Role
from renderers.tris_on_steroids.symbol import Symbol

SIDE = 128
"""Pixels; Discord shows emoji 20 to 48 pixels wide."""

_SYMBOLS = {"x": "x", "o": "o", "slash": "/"}
_WAYS: Mapping[str, Point] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_CARDS = "triangle", "circle", "cross", "square"
_EDGE, _RADIUS = 4, 16
_ROLLED = 92
"""The side of a die that leaves room for a wedge."""


def drawn_emoji() -> Iterator[tuple[str, bytes]]:
    """Draws each emoji; yields its name and PNG."""
    for name, symbol in _SYMBOLS.items():
        yield f"die_{name}", _png(partial(_die, symbol=symbol, corner=(_EDGE, _EDGE), side=SIDE - 2 * _EDGE))
    for (way, step), (name, symbol) in product(_WAYS.items(), _SYMBOLS.items()):
        yield f"roll_{way}_{name}", _png(partial(_roll, symbol=symbol, step=step))
    for way, step in _WAYS.items():
        yield f"off_{way}", _png(partial(_barred, step=step))
    yield "blank", _png(lambda _: None)
    for name in _CARDS:
        yield f"card_{name}", _card(name)


def _die(canvas: Canvas, symbol: str, corner: Point, side: float) -> None:
    (left, top), half = corner, side / 2
    canvas.rectangle((left, top, left + side, top + side), "die-top", _RADIUS)
    reach = 0.32 * side
    draw_symbol(canvas, symbol, (left + half, top + half), (reach, reach), stroke=0.16 * side, colour=symbol)


def _roll(canvas: Canvas, symbol: str, step: Point) -> None:
    """Draws the die with the symbol that comes up, and a wedge that points in the direction of the roll."""
    room = SIDE - _ROLLED - 2 * _EDGE
    across, down = step
    corner = (_EDGE + room * (1 - across) / 2, _EDGE + room * (1 - down) / 2)
    _die(canvas, symbol, corner, _ROLLED)
    middle = SIDE / 2
    tip, base, half = middle - _EDGE, middle - _EDGE - room + 4, 30
    canvas.polygon(
        [
            (middle + across * tip, middle + down * tip),
            (middle + across * base - down * half, middle + down * base + across * half),
            (middle + across * base + down * half, middle + down * base - across * half),
        ],
        "last",
    )


def _barred(canvas: Canvas, step: Point) -> None:
    """Draws a pale arrow: the die cannot roll in this direction."""
    (across, down), middle, reach = step, SIDE / 2, 42
    tip = (middle + across * reach, middle + down * reach)
    canvas.line((middle - across * reach, middle - down * reach), tip, 14, "muted")
    for side in (1, -1):
        end = (tip[0] - 30 * across - 30 * side * down, tip[1] - 30 * down - 30 * side * across)
        canvas.line(tip, end, 14, "muted")


def _card(symbol: str) -> bytes:
    drawn = Symbol(symbol, 76, symbol, "card")
    face = Canvas(drawn.size, DARK, "card")
    drawn.draw(face)

    def draw(canvas: Canvas) -> None:
        canvas.rectangle((_EDGE, _EDGE, SIDE - _EDGE, SIDE - _EDGE), "card", _RADIUS)

    image = _image(draw, "card")
    width, height = drawn.size
    image.paste(face.pixels().convert("RGB"), ((SIDE - width) // 2, (SIDE - height) // 2))
    return _bytes(image)


def _png(draw: Callable[[Canvas], None]) -> bytes:
    return _bytes(_image(draw, "die-top"))


def _image(draw: Callable[[Canvas], None], rim: Role) -> Image.Image:
    """Returns the drawing with transparency.

    Args:
        rim: the colour with which half-transparent pixels are blended.
    """
    canvas = Canvas((SIDE, SIDE), DARK, rim)
    draw(canvas)
    return Image.merge("RGBA", canvas.pixels().split())


def _bytes(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
