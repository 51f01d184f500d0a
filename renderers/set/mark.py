"""Small round marks on SET's cards and players."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.set.card_format import CardFormat
from renderers.themes.theme import Role

Meaning: TypeAlias = Literal["right", "wrong", "more", "out"]
"""A SET; an error; a player who asks for more cards; a player who sits out."""

_OVERHANG = 12
"""How far a mark reaches out of its card, in pixels: not as far as the cards beside it and above."""

_COLOURS = {"right": "win", "wrong": "loss", "more": "last", "out": "muted"}
_SIGNS = {
    "right": (((0.32, 0.52), (0.45, 0.65)), ((0.45, 0.65), (0.69, 0.37))),
    "wrong": (((0.36, 0.36), (0.64, 0.64)), ((0.36, 0.64), (0.64, 0.36))),
    "more": (((0.5, 0.31), (0.5, 0.69)), ((0.31, 0.5), (0.69, 0.5))),
    "out": (((0.38, 0.32), (0.38, 0.68)), ((0.62, 0.32), (0.62, 0.68))),
}
"""Lines in parts of the disc's width."""


@dataclass(frozen=True)
class Mark:
    """A disc with a sign of what it means."""

    side: int
    meaning: Meaning
    background: Role
    opaque: ClassVar = False

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side = self.side
        canvas.disc((side / 2, side / 2), side / 2, self.background)
        canvas.disc((side / 2, side / 2), side / 2 - 4, _COLOURS[self.meaning])
        for (x0, y0), (x1, y1) in _SIGNS[self.meaning]:
            canvas.line((x0 * side, y0 * side), (x1 * side, y1 * side), side * 0.1, self.background)


def place_mark(meaning: Meaning, corner: tuple[int, int], card_format: CardFormat) -> Placed:
    """Places a mark on the upper right corner of the card that has its top left corner there."""
    mark = Mark(48, meaning, "background")
    return Placed(mark, corner[0] + card_format.size[0] + _OVERHANG - mark.side, corner[1] - _OVERHANG)
