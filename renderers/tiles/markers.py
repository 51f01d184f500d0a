"""The marks of places and formations: a numbered place, a new corner, a formation's letter, an icon."""

from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.parts.frame import SMALLEST_TEXT
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role
from renderers.tiles.tile_size import TileSize, triangle

_DASHES = 4
"""The number of dashes on an edge between two discs; they span 0.4 of it."""


@dataclass(frozen=True)
class Place:
    """A place for a tile: a dark cell with a dashed edge.

    Attributes:
        up: whether the tile's tip would point up.
        discs: whether its corners will be covered by discs.
    """

    tile_size: TileSize
    up: bool
    discs: bool = True
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.tile_size.side, self.tile_size.height

    def draw(self, canvas: Canvas) -> None:
        size = self.tile_size
        canvas.polygon(triangle(size, up=self.up), "ghost")
        width = max(5.0, size.side * 0.035)
        corners = triangle(size, up=self.up, inset=width / 2)
        for (x0, y0), (x1, y1) in pairwise((*corners, corners[0])):
            dashes, covered = (_DASHES, 0.3) if self.discs else (2 * _DASHES + 1, 0.05)
            for dash in range(dashes):
                start, end = (covered + (1 - 2 * covered) * (dash + part) / dashes for part in (0.2, 0.8))
                canvas.stroke(
                    (x0 + (x1 - x0) * start, y0 + (y1 - y0) * start),
                    (x0 + (x1 - x0) * end, y0 + (y1 - y0) * end),
                    width,
                    "ghost-edge",
                )

    def __str__(self) -> str:
        return f"Place({self.tile_size.side} {'up' if self.up else 'down'})"


@dataclass(frozen=True)
class PlaceNumber:
    """The number of a place, counted from 1, in the middle of the cell. It has no disc: discs belong to tiles."""

    tile_size: TileSize
    number: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "ghost"

    @property
    def size(self) -> Size:
        em = self.style.size
        return 2 * round(0.6 * em), 2 * round(0.4 * em)

    @property
    def style(self) -> Style:
        """The style of the number."""
        size = max(SMALLEST_TEXT, round(self.tile_size.side * (0.4 if self.number < 10 else 0.32)))
        return Style(Weight.BOLD, size, "ghost-number", "ghost")

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.centred_text(str(self.number), (width / 2, height / 2), self.style, capitals=True)

    def __str__(self) -> str:
        return f"PlaceNumber({self.tile_size.side} {self.number})"


@dataclass(frozen=True)
class NewCorner:
    """The number that a place's tile would bring to a free vertex: a hollow disc.

    Attributes:
        numbers: one, or several if the tile would bring different numbers in different places.
    """

    tile_size: TileSize
    numbers: tuple[int, ...]
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @property
    def middle(self) -> int:
        """The distance from the sprite's edges to its middle."""
        return int(self.tile_size.radius + 1.5)

    @property
    def size(self) -> Size:
        return 2 * self.middle, 2 * self.middle

    @property
    def style(self) -> Style:
        """The style of the numbers."""
        if len(self.numbers) == 1:
            return Style(Weight.BOLD, self.tile_size.em, f"hollow-{self.numbers[0]}", "ghost")
        return Style(Weight.BOLD, max(SMALLEST_TEXT, round(0.6 * self.tile_size.em)), "ghost-number", "ghost")

    def draw(self, canvas: Canvas) -> None:
        at, radius = (float(self.middle), float(self.middle)), self.tile_size.radius
        canvas.disc(at, radius, self.style.colour)
        canvas.disc(at, 0.86 * radius, "ghost")
        canvas.centred_text("/".join(map(str, self.numbers)), at, self.style, capitals=True)

    def __str__(self) -> str:
        return f"NewCorner({self.tile_size.side} {self.numbers})"


def formation_letter(number: int) -> str:
    """Returns the letter of a formation, counted from 1: letters, since places, tiles and points are numbers."""
    return ascii_uppercase[number - 1]


@dataclass(frozen=True)
class FormationLetter:
    """A formation's letter in a ring."""

    letter: str
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"
    radius: ClassVar = 26
    style: ClassVar = Style(Weight.BOLD, 34, "text", "background")

    @property
    def size(self) -> Size:
        return 2 * self.radius, 2 * self.radius

    def draw(self, canvas: Canvas) -> None:
        middle = (float(self.radius), float(self.radius))
        canvas.disc(middle, self.radius, "text")
        canvas.disc(middle, self.radius - 4, "background")
        canvas.centred_text(self.letter, middle, self.style, capitals=True)


@dataclass(frozen=True)
class TileIcon:
    """The small triangle before a number of tiles.

    Attributes:
        colour: the triangle's colour.
    """

    background: Role
    colour: Role
    opaque: ClassVar = True
    size: ClassVar[Size] = (26, 24)

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        corners = [(width / 2, 3.0), (width - 3.0, height - 3.0), (3.0, height - 3.0)]
        canvas.polygon(corners, self.colour)
        for start, end in pairwise((*corners, corners[0])):
            canvas.line(start, end, 3, self.colour)
