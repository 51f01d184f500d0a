"""The interface through which each drawing library draws the boards that are compared.

Lengths are pixels, colours are roles of the dark theme.
"""

from abc import ABC, abstractmethod
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Shape: TypeAlias = tuple[Point, ...]
"""The corners of a figure, as fractions of the box that it is drawn into. A tuple, so that paths can be cached."""
Font: TypeAlias = tuple[str, int]
"""The name of a font and its size in pixels per em."""

HALF_A_CAPITAL = 0.355
"""The distance from the middle of Roboto's capitals and digits to their baseline, as a fraction of the em."""


class Canvas(ABC):
    """An empty picture of a given size; later drawings cover earlier ones."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size

    @abstractmethod
    def png(self) -> bytes:
        """Returns the picture as a PNG."""

    @abstractmethod
    def rectangle(self, box: Box, radius: float, role: str, border: float = 0) -> None:
        """Fills a rectangle with round corners, or with `border` > 0 only draws a border of that width inside it."""

    def square(self, centre: Point, half: float, radius: float, role: str) -> None:
        """Fills a square with round corners; half: half of its side."""
        x, y = centre
        self.rectangle((x - half, y - half, x + half, y + half), radius, role)

    @abstractmethod
    def circle(self, centre: Point, radius: float, role: str) -> None:
        """Fills a circle."""

    @abstractmethod
    def ellipse(self, box: Box, width: float, role: str) -> None:
        """Draws the border of the ellipse in a box, inside the box."""

    @abstractmethod
    def line(self, start: Point, end: Point, width: float, role: str) -> None:
        """Draws a line with round ends."""

    @abstractmethod
    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        """Fills a polygon and draws a line one pixel wide around it."""

    @abstractmethod
    def rounded_polygon(self, points: list[Point], radius: float, role: str) -> None:
        """Fills a polygon that extends `radius` beyond its points, with round corners."""

    @abstractmethod
    def filled(self, shape: Shape, box: Box, role: str) -> None:
        """Fills a figure."""

    @abstractmethod
    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        """Fills a figure with vertical stripes. every, weight: pixels from stripe to stripe, and of each stripe."""

    @abstractmethod
    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        """Draws a line along the edge of a figure, half of it on either side."""

    @abstractmethod
    def text(self, text: str, place: Point, font: Font, role: str, anchor: str) -> float:
        """Writes a line of text and returns its length. anchor: which point of the text is at `place`, as in Pillow."""


def text_start(place: Point, length: float, font: Font, anchor: str) -> Point:
    """Returns the left end of a text on its baseline, for libraries without anchors."""
    left = place[0] - {"l": 0, "m": length / 2, "r": length}[anchor[0]]
    return left, place[1] + (font[1] * HALF_A_CAPITAL if anchor[1] == "m" else 0)
