"""Signs in the standings of a tournament: a round without a game, and the flame of a winning streak."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Size
from renderers.themes.theme import Role

Gap: TypeAlias = Literal["bye", "none", "open"]
"""What a player has in a round without a result of a game: a bye, nothing, or a game that is still on."""

_FLAME: tuple[Point, ...] = (
    (0.52, 0.0), (0.60, 0.14), (0.74, 0.27), (0.87, 0.42), (0.94, 0.60), (0.90, 0.79), (0.76, 0.93), (0.55, 1.0),
    (0.36, 0.98), (0.17, 0.88), (0.07, 0.70), (0.08, 0.52), (0.16, 0.36), (0.22, 0.47), (0.30, 0.52), (0.38, 0.47),
    (0.40, 0.34), (0.40, 0.16), (0.46, 0.06),
)  # fmt: skip
_CORE: tuple[Point, ...] = (
    (0.52, 0.50), (0.60, 0.60), (0.69, 0.72), (0.68, 0.85), (0.58, 0.95), (0.44, 0.95), (0.32, 0.86), (0.31, 0.74),
    (0.38, 0.66), (0.46, 0.60),
)  # fmt: skip
"""The outlines of the flame and of its core, in parts of the sprite's side."""


@dataclass(frozen=True)
class GapSign:
    """A round without a game, on a square: a bye is a plus, nothing a dot, a game that is on three dots."""

    gap: Gap
    background: Role
    side: int
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side, unit = self.side, self.side / 40
        near, far, middle = side * 0.29, side * 0.71, side / 2
        match self.gap:
            case "bye":
                canvas.border((0, 0, side, side), 10 * unit, 3 * unit, "win")
                canvas.line((near, middle), (far, middle), 4 * unit, "win")
                canvas.line((middle, near), (middle, far), 4 * unit, "win")
            case "open":
                for x in (near, middle, far):
                    canvas.disc((x, middle), 3.5 * unit, "last")
            case "none":
                canvas.disc((middle, middle), 3.5 * unit, "faint")


@dataclass(frozen=True)
class Flame:
    """A flame: the player's next result counts twice."""

    side: int
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        for outline, colour in ((_FLAME, "medal-3"), (_CORE, "last")):
            canvas.polygon([(x * self.side, y * self.side) for x, y in outline], colour)
