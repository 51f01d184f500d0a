"""The icons of the three actions: a target for GOAL, two opposite arrows for SWAP, a bin for DISCARD."""

from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.themes.theme import Role


@dataclass(frozen=True)
class Icon:
    """An action's icon, as wide as it is high."""

    action: str
    side: int
    colour: Role
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        if self.action == "goal":
            self._draw_target(canvas)
        elif self.action == "swap":
            self._draw_arrows(canvas)
        else:
            self._draw_bin(canvas)

    def _draw_target(self, canvas: Canvas) -> None:
        side, stroke = self.side, 0.13 * self.side
        half = 0.49 * side - stroke / 2
        canvas.ellipse((side / 2, side / 2), half, half, stroke, self.colour)
        canvas.disc((side / 2, side / 2), 0.18 * side, self.colour)

    def _draw_arrows(self, canvas: Canvas) -> None:
        side = self.side

        def across(x: float, right: bool) -> float:
            return (x if right else 1 - x) * side

        for middle, right in ((0.27, True), (0.73, False)):
            y, half = middle * side, 0.085 * side
            tip, neck, tail, barb = across(1, right), across(0.64, right), across(0, right), 0.23 * side
            canvas.polygon([(tail, y - half), (neck, y - half), (neck, y + half), (tail, y + half)], self.colour)
            canvas.polygon([(tip, y), (neck, y - barb), (neck, y + barb)], self.colour)

    def _draw_bin(self, canvas: Canvas) -> None:
        side, colour = self.side, self.colour

        def points(*fractions: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * side, y * side) for x, y in fractions]

        canvas.rectangle((0.36 * side, 0.01 * side, 0.64 * side, 0.16 * side), colour, 0.06 * side)
        canvas.rectangle((0.06 * side, 0.1 * side, 0.94 * side, 0.25 * side), colour, 0.07 * side)
        canvas.polygon(points((0.15, 0.32), (0.85, 0.32), (0.77, 0.99), (0.23, 0.99)), colour)
        for left, right in ((0.37, 0.46), (0.54, 0.63)):
            canvas.rectangle((left * side, 0.43 * side, right * side, 0.87 * side), self.background)
