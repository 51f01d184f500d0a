"""Small round marks on the blocks of SET's players."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.themes.theme import Role

Meaning: TypeAlias = Literal["more", "out", "bonus"]
"""A player who asks for more cards; one who sits out; one whose next SET earns the solitaire's bonus."""

COLOURS: dict[Meaning, Role] = {"more": "last", "out": "muted", "bonus": "win"}
_SIGNS = {
    "more": (((0.5, 0.29), (0.5, 0.71)), ((0.29, 0.5), (0.71, 0.5))),
    "out": (((0.38, 0.32), (0.38, 0.68)), ((0.62, 0.32), (0.62, 0.68))),
    "bonus": (
        ((0.24, 0.5), (0.46, 0.5)),
        ((0.35, 0.39), (0.35, 0.61)),
        ((0.58, 0.4), (0.68, 0.32)),
        ((0.68, 0.32), (0.68, 0.69)),
    ),
}
"""Lines in parts of the disc's width: a plus, a pause, "+1"."""


@dataclass(frozen=True)
class Mark:
    """A disc with a sign of what it means.

    Attributes:
        colour: the disc's; the sign has that of the background.
    """

    side: int
    meaning: Meaning
    colour: Role
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side = self.side
        canvas.disc((side / 2, side / 2), side / 2, self.colour)
        for (x0, y0), (x1, y1) in _SIGNS[self.meaning]:
            canvas.line((x0 * side, y0 * side), (x1 * side, y1 * side), side * 0.11, self.background)
