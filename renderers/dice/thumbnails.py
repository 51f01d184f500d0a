"""The lobby pictures of Tris 1 and Tris 2: three crosses in a line, and a die that has just been rolled."""

from collections.abc import Iterator, Mapping

from bot.games.tris_2.view import Die as Position
from renderers.dice.cells import Cells, Square, SquareLook, place_bars, square_side
from renderers.dice.die import Die, DieLetter
from renderers.dice.markers import RollTrace
from renderers.engine.scene import Placed, Scene
from renderers.parts.frame import HEIGHT, WIDTH, centred
from renderers.parts.panel import Panel
from renderers.parts.thumbnail import thumbnail_scene
from renderers.themes.theme import Theme

_TRIS_1 = "xo/", "/xo", "o/x"
"""The rows of squares; / is a free square."""
_TRIS_2 = Position("a", 0, 0, "/", "o"), Position("b", 0, 1, "x", "o"), Position("c", 1, 1, "o", "x")
_ROLLED = Position("d", 1, 2, "x", "/")
_TRIS_1_PITCH, _TRIS_2_PITCH = 216, 226
_TRIS_1_GROUNDS: Mapping[str, str] = {"dark": "#22303F", "light": "#CBD8E6", "contrast": "#001B33"}
_TRIS_2_GROUNDS: Mapping[str, str] = {"dark": "#3A2A22", "light": "#E6D5C8", "contrast": "#2A1204"}


def tris_1(theme: Theme) -> Scene:
    """Lays out a block with three crosses in a diagonal."""
    return thumbnail_scene(theme, _TRIS_1_GROUNDS, _squares())


def tris_2(theme: Theme) -> Scene:
    """Lays out four dice and the trace of the one that was rolled."""
    return thumbnail_scene(theme, _TRIS_2_GROUNDS, _dice())


def _squares() -> Iterator[Placed]:
    cells = Cells(_TRIS_1_PITCH, range(3), range(3))
    left, top = _shift(cells)
    line = [(place, place) for place in range(3)]
    side = square_side(_TRIS_1_PITCH)
    free = Panel(side, side, "faint", "background", radius=round(0.08 * _TRIS_1_PITCH))
    placed = [*place_bars(cells, line)]
    for row, symbols in enumerate(_TRIS_1):
        for column, symbol in enumerate(symbols):
            look: SquareLook = "win" if (row, column) in line else "die"
            sprite = free if symbol == "/" else Square(_TRIS_1_PITCH, symbol, look, opaque=False)
            placed.append(cells.placed(sprite, row, column))
    yield from (Placed(sprite, x + left, y + top) for sprite, x, y in placed)


def _dice() -> Iterator[Placed]:
    cells = Cells(_TRIS_2_PITCH, range(2), range(3))
    left, top = _shift(cells)
    placed = [cells.placed(RollTrace(_TRIS_2_PITCH, "south"), 0, 2)]
    for die in (*_TRIS_2, _ROLLED):
        sprite = Die(_TRIS_2_PITCH, die.letter, die.top, die.ns, die.ew, "last" if die is _ROLLED else "die")
        _, x, y = cells.placed(sprite, die.row, die.col)
        # without the letters, since thumbnails have no text
        kept = (part for part in sprite.parts if not isinstance(part.sprite, DieLetter))
        placed += (Placed(part, x + across, y + down) for part, across, down in kept)
    yield from (Placed(sprite, x + left, y + top) for sprite, x, y in placed)


def _shift(cells: Cells) -> tuple[int, int]:
    """Returns the offset from the middle of the board's box to the middle of the picture."""
    size = cells.pitch * len(cells.columns), cells.pitch * len(cells.rows)
    (left, top), (x, y) = centred(size, (0, 0, WIDTH, HEIGHT)), centred(size)
    return left - x, top - y
