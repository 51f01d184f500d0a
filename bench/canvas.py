"""What the boards of the comparisons are drawn on, by whichever library: in pixels, in the roles of the dark theme."""

from abc import ABC, abstractmethod
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Shape: TypeAlias = tuple[Point, ...]
"""Points around a figure, in parts of the box that it is drawn into: a canvas may keep what it made of them."""
Cut: TypeAlias = tuple[str, int]
"""The name of a font, and pixels to its em."""

WIDTH = 1000
"""Of each board."""
HALF_A_CAPITAL = 0.355
"""From the middle of Roboto's capitals and digits down to their baseline, in parts of the em."""


class Canvas(ABC):
    """An empty ground of so many pixels, to draw on from the back to the front."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size

    @abstractmethod
    def png(self) -> bytes:
        """What has been drawn."""

    @abstractmethod
    def block(self, box: Box, radius: float, role: str, rim: float = 0) -> None:
        """A rectangle with round corners; `rim` pixels of its edge only, where that is not 0."""

    def square(self, centre: Point, half: float, radius: float, role: str) -> None:
        """A block around its centre; half: of its side."""
        x, y = centre
        self.block((x - half, y - half, x + half, y + half), radius, role)

    @abstractmethod
    def disc(self, centre: Point, radius: float, role: str) -> None:
        """A full circle."""

    @abstractmethod
    def ring(self, box: Box, width: float, role: str) -> None:
        """The inner rim of the ellipse in this box."""

    @abstractmethod
    def stroke(self, start: Point, end: Point, width: float, role: str) -> None:
        """A line with round ends."""

    @abstractmethod
    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        """Filled in one role, with a line one pixel wide around it in another."""

    @abstractmethod
    def cushion(self, points: list[Point], radius: float, role: str) -> None:
        """A polygon that reaches so far beyond its points, with round corners."""

    @abstractmethod
    def filled(self, shape: Shape, box: Box, role: str) -> None:
        """The figure in full."""

    @abstractmethod
    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        """What level stripes of this weight show of the figure; the first is at the top of the box."""

    @abstractmethod
    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        """A line along the edge of the figure, half of it on either side."""

    @abstractmethod
    def words(self, said: str, place: Point, cut: Cut, role: str, anchor: str) -> float:
        """Writes the words and gives their length. anchor: what of them is at the place, as Pillow writes it."""


def begin(place: Point, length: float, cut: Cut, anchor: str) -> Point:
    """Where a line of words begins, at its left and on its baseline: for libraries that know no anchors."""
    left = place[0] - {"l": 0, "m": length / 2, "r": length}[anchor[0]]
    return left, place[1] + (cut[1] * HALF_A_CAPITAL if anchor[1] == "m" else 0)
