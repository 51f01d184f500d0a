"""The squares of Tris 1, which show the tops of its dice, and the cells that are free."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, TypeAlias

from renderers.dice.symbol import Symbol
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

SquareLook: TypeAlias = Literal["die", "last", "win"]
"""How a square stands out: plain, as the last one written, or as part of the winning line."""

SQUARE_LOOKS: tuple[SquareLook, ...] = ("die", "last", "win")

RING = 0.035
"""The width of the ring around a square that stands out, in pitches."""

_NAME = Style(Weight.MEDIUM, 66, "muted", "panel")


@cache
def square_side(pitch: int) -> int:
    return 2 * round(0.465 * pitch)


@dataclass(frozen=True)
class SquareBody:
    """A square without its symbol.

    Attributes:
        opaque: False where something else may lie under its box's corners.
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
    """A free cell with its name, which is what its move is called."""

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
