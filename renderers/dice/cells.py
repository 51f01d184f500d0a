"""The cells of a dice board, as large as its box allows, and the squares and bars in them.

A square shows the top of a die of Tris 1, or the name of a free cell.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import ClassVar, Literal, TypeAlias

from renderers.dice.markers import LineBar
from renderers.dice.symbol import Symbol
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size, Sprite
from renderers.parts.frame import BOARD, centred
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role

Pair: TypeAlias = tuple[int, int]
"""A cell as row and column, or a point as x and y."""

PITCHES = (196, 164, 134, 112, 96, 84, 74, 66)
"""The distances from one cell to the next, in pixels, for boards of three to ten cells."""

USUAL_PITCHES = PITCHES[:4]
"""The pitches of nearly all positions; their sprites are drawn in advance."""

_LINE_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (-1, 1))
"""The step along each of the four kinds of line, down and across."""

SquareLook: TypeAlias = Literal["die", "last", "win"]
"""How a square stands out: plain, as the square written last, or as part of the winning line."""

SQUARE_LOOKS: tuple[SquareLook, ...] = ("die", "last", "win")

RING = 0.035
"""The width of the ring around a square that stands out, as a fraction of the pitch."""

_NAME = Style(Weight.MEDIUM, 66, "muted", "panel")


@dataclass(frozen=True)
class Cells:
    """Rows and columns of cells in the middle of the board's box.

    Attributes:
        pitch: the distance from one cell to the next, in pixels.
    """

    pitch: int
    rows: range
    columns: range

    @classmethod
    def fitted(cls, cells: Collection[Pair]) -> "Cells":
        """Returns the grid around these cells, at the largest of PITCHES that fits, or smaller if none does."""
        rows, columns = (range(min(places), max(places) + 1) for places in zip(*cells, strict=True))
        left, top, right, bottom = BOARD
        largest = min((right - left) // len(columns), (bottom - top) // len(rows))
        return cls(next((pitch for pitch in PITCHES if pitch <= largest), largest), rows, columns)

    def corner(self, row: int, column: int) -> Pair:
        """Returns the top left corner of a cell."""
        left, top = self._origin
        return left + column * self.pitch, top + row * self.pitch

    @cached_property
    def _origin(self) -> Pair:
        """The top left corner of the cell in row 0 and column 0, which may lie outside of the picture."""
        left, top = centred((self.pitch * len(self.columns), self.pitch * len(self.rows)))
        return left - self.columns.start * self.pitch, top - self.rows.start * self.pitch

    def placed(self, sprite: Sprite, row: int, column: int) -> Placed:
        """Places a sprite in the middle of a cell."""
        (left, top), (width, height) = self._origin, sprite.size
        pitch = self.pitch
        return Placed(sprite, left + column * pitch + (pitch - width) // 2, top + row * pitch + (pitch - height) // 2)


def place_bars(cells: Cells, won: Collection[Pair]) -> Iterator[Placed]:
    """Places a bar between each two neighbours in lines of three or more winning cells."""
    for row, column in won:
        for down, across in _LINE_DIRECTIONS:
            behind, ahead, beyond = ((row + n * down, column + n * across) in won for n in (-1, 1, 2))
            if ahead and (behind or beyond):
                bar = LineBar(cells.pitch, down, across)
                x, y = cells.corner(row, column)
                start = (cells.pitch - bar.width) // 2
                yield Placed(bar, x + start, y + start + min(0, down) * cells.pitch)


@cache
def square_side(pitch: int) -> int:
    return 2 * round(0.465 * pitch)


@dataclass(frozen=True)
class SquareBody:
    """A square without its symbol.

    Attributes:
        opaque: False if something else may lie under its box's corners.
    """

    pitch: int
    look: SquareLook
    opaque: bool

    @property
    def size(self) -> Size:
        side = square_side(self.pitch) + 2 * self.ring
        return side, side

    @property
    def ring(self) -> int:
        return round(RING * self.pitch) if self.look != "die" else 0

    @property
    def background(self) -> Role:
        return "background"

    def draw(self, canvas: Canvas) -> None:
        side, radius, ring = self.size[0], 0.08 * self.pitch, self.ring
        canvas.rectangle((0, 0, side, side), self.look if ring else "die-edge", radius + ring)
        inset = ring or 2
        canvas.rectangle((inset, inset, side - inset, side - inset), f"{self.look}-top", radius + ring - inset)


@dataclass(frozen=True)
class Square:
    """A square with x or o."""

    pitch: int
    symbol: str
    look: SquareLook
    opaque: bool = True

    @property
    def size(self) -> Size:
        return self._body.size

    @property
    def background(self) -> Role:
        return "background"

    @property
    def _body(self) -> SquareBody:
        return SquareBody(self.pitch, self.look, self.opaque)

    @property
    def parts(self) -> tuple[Placed, ...]:
        side = square_side(self.pitch)
        symbol = Symbol(self.symbol, 2 * round(0.31 * side), 0.155 * side, self.symbol, f"{self.look}-top")
        start = (self.size[0] - symbol.side) // 2
        return Placed(self._body, 0, 0), Placed(symbol, start, start)


@dataclass(frozen=True)
class FreeSquare:
    """A free cell with its name, which is also the name of the move."""

    pitch: int
    name: str
    opaque: bool = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return square_side(self.pitch), square_side(self.pitch)

    @property
    def style(self) -> Style:
        return _NAME

    def draw(self, canvas: Canvas) -> None:
        side = self.size[0]
        canvas.rectangle((0, 0, side, side), "panel", 0.08 * self.pitch)
        canvas.centred_text(self.name.upper(), (side / 2, side / 2), self.style, capitals=True)
