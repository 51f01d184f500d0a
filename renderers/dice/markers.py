"""The marks on cells: the trace of the last roll, the targets of a chosen die, the bar of the winning line."""

from dataclasses import dataclass
from typing import ClassVar

from renderers.dice.symbol import draw_symbol
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.themes.theme import Role

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""The step of each direction, across and down."""

_DOTS = 8
"""The number of dots on an edge of a target, counting one of its two corners."""


@dataclass(frozen=True)
class RollTrace:
    """The mark in the cell that the last roll left: a thin frame, and an arrow to the die.

    Attributes:
        direction: "" for no arrow.
    """

    pitch: int
    direction: str
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        side = 2 * round(0.4 * self.pitch)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side, pitch = self.size[0], self.pitch
        canvas.border((0, 0, side, side), 0.06 * pitch, max(3, 0.024 * pitch), "trace")
        if not self.direction:
            return
        dx, dy = STEPS[self.direction]
        middle, reach, neck, barb = side / 2, 0.27 * pitch, 0.04 * pitch, 0.175 * pitch

        def point(ahead: float, aside: float) -> tuple[float, float]:
            return middle + dx * ahead - dy * aside, middle + dy * ahead + dx * aside

        shaft = 0.105 * pitch
        canvas.line(point(shaft / 2 - reach, 0), point(neck, 0), shaft, "last")
        canvas.polygon([point(reach, 0), point(neck, barb), point(neck, -barb)], "last")


@dataclass(frozen=True)
class Target:
    """A cell that a die may roll to: dark, with a dotted edge and the symbol that would be on top, if known."""

    pitch: int
    symbol: str
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        side = 2 * round(0.465 * self.pitch)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        middle, half, pitch = self.size[0] / 2, 0.44 * self.pitch, self.pitch
        low, high, step = middle - half, middle + half, 2 * half / _DOTS
        canvas.rectangle((low, low, high, high), "ghost", 0.06 * pitch)
        for number in range(_DOTS):
            along = number * step
            for centre in (
                (low + along, low), (high, low + along), (high - along, high), (low, high - along),
            ):  # fmt: skip
                canvas.disc(centre, 0.024 * pitch, "ghost-edge")
        if self.symbol:
            half, stroke = 0.22 * pitch, 0.096 * pitch
            draw_symbol(
                canvas, self.symbol, (middle, middle), (half, half), stroke=stroke, colour=f"ghost-{self.symbol}"
            )


@dataclass(frozen=True)
class LineBar:
    """A bar between the centres of two neighbouring cells of the winning line, drawn under what is in the cells.

    Attributes:
        down, across: the step from one cell to the other, each -1, 0 or 1.
    """

    pitch: int
    down: int
    across: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @property
    def width(self) -> int:
        return 2 * round(0.11 * self.pitch)

    @property
    def size(self) -> Size:
        return abs(self.across) * self.pitch + self.width, abs(self.down) * self.pitch + self.width

    def draw(self, canvas: Canvas) -> None:
        near, right, bottom = self.width / 2, self.size[0] - self.width / 2, self.size[1] - self.width / 2
        ends = ((near, bottom), (right, near)) if self.down < 0 else ((near, near), (right, bottom))
        canvas.line(*ends, self.width, "win")
