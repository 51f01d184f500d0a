"""Triangular tiles: bodies, chips with digits, places where a tile may go; and the lattices they lie on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import sqrt
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from bot.games.triangles.tiles import Values, name
from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Placed, Size, Sprite
from renderers.parts.grid import WIDTH
from renderers.text.fitting import Style
from renderers.text.typeface import CAPITAL, Weight
from renderers.themes.theme import Role

Look: TypeAlias = Literal["tile", "tile-last", "tile-idle", "cell"]
"""A body's colour: of a tile as it lies, of the last one, of one that has to wait, of a place on the bare table."""

LYING_LOOKS: tuple[Look, ...] = ("tile", "tile-last")
"""All that a tile on the table may have."""

VALUES = range(6)
SMALLEST_DIGIT = 27
"""The height of a digit, in pixels, below which a phone shows it too small."""

_EDGE = 3
"""The width of a tile's edge, in pixels: what is thinner is lost on a phone."""
_RING = 0.052
"""The width of the last tile's ring, in sides."""
_ROUNDING = 0.09
"""How far inside a cell's lines the middles of a tile's round corners are, in sides."""


class Lattice(NamedTuple):
    """Triangles of whole pixels. side: of a triangle, even. height: of a row."""

    side: int
    height: int
    most_rows: int

    @property
    def half(self) -> int:
        return self.side // 2

    @property
    def room(self) -> int:
        """How many half sides of tiles a picture of the usual width holds, beside one more at either end; even."""
        return ((WIDTH - 6) // self.half - 2) // 2 * 2

    @property
    def radius(self) -> float:
        """Of a chip: as large as three that touch one another and stay clear of the tile's edges."""
        return (self.side - 2 * sqrt(3) * self.rim) / (2 + 2 * sqrt(3))

    @property
    def rim(self) -> float:
        """From the lattice's lines to a chip."""
        return self.side * 0.028

    @property
    def gap(self) -> float:
        """From the lattice's lines to a tile, in pixels."""
        return self.side / 58

    @property
    def em(self) -> int:
        """The size of a digit on a chip, in pixels."""
        return round(self.side * 0.367)

    @property
    def digit_height(self) -> float:
        """In pixels."""
        return self.em * CAPITAL


LATTICES = (Lattice(150, 130, 5), Lattice(142, 123, 5), Lattice(112, 97, 7), Lattice(104, 90, 56))
"""From the largest: each is taken for at most so many rows. The last one is never too small for a phone's digits."""

SMALLEST = LATTICES[-1]


@dataclass(frozen=True)
class Body:
    """A tile without its numbers."""

    lattice: Lattice
    up: bool
    look: Look
    alone: ClassVar = False

    @cached_property
    def size(self) -> Size:
        return self.lattice.side, self.lattice.height

    @property
    def under(self) -> Role:
        return "ground"

    def __str__(self) -> str:
        return f"Body({self.lattice.side} {'up' if self.up else 'down'} {self.look})"

    def draw(self, canvas: Canvas) -> None:
        lattice, gap = self.lattice, self.lattice.gap
        if self.look == "tile-last":
            # the ring takes the gap too, but stays in the cell
            _triangle(canvas, lattice, up=self.up, inset=0.3, fill="last")
            _triangle(canvas, lattice, up=self.up, inset=lattice.side * _RING, fill="tile-last")
        else:
            edge = "tile-edge" if self.look == "tile" else "faint"
            _triangle(canvas, lattice, up=self.up, inset=gap, fill=edge)
            _triangle(canvas, lattice, up=self.up, inset=gap + _EDGE, fill=self.look)


@dataclass(frozen=True)
class Chip:
    """A number on the disc of its colour."""

    lattice: Lattice
    value: int
    look: Look
    alone: ClassVar = False

    @property
    def side(self) -> int:
        """Of the chip's box: even, so that it has a middle."""
        return 2 * round(self.lattice.radius + 0.5)

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def under(self) -> Role:
        return self.look

    @property
    def style(self) -> Style:
        """Of the digit."""
        ink = "value-ink-5" if self.value == 5 else "value-ink"
        return Style(Weight.BOLD, self.lattice.em, ink, f"value-{self.value}")

    def __str__(self) -> str:
        return f"Chip({self.lattice.side} {self.value} on {self.look})"

    def draw(self, canvas: Canvas) -> None:
        middle, radius = (self.side / 2, self.side / 2), self.lattice.radius
        canvas.disc(middle, radius, "value-ink")
        canvas.disc(middle, radius - 2, self.style.under)
        canvas.letter(str(self.value), middle, self.style, level=True)


@dataclass(frozen=True)
class Ghost:
    """A place where the chosen tile may go, with its number."""

    lattice: Lattice
    up: bool
    number: int
    alone: ClassVar = False

    @property
    def size(self) -> Size:
        return self.lattice.side, self.lattice.height

    @property
    def under(self) -> Role:
        return "ground"

    @property
    def style(self) -> Style:
        """Of the digits."""
        size = round(self.lattice.side * (0.36 if self.number < 10 else 0.32))
        return Style(Weight.BOLD, size, "ghost-number", "ghost")

    def __str__(self) -> str:
        return f"Ghost({self.lattice.side} {'up' if self.up else 'down'} {self.number})"

    def draw(self, canvas: Canvas) -> None:
        lattice = self.lattice
        _triangle(canvas, lattice, up=self.up, inset=4, fill="ghost-edge")
        _triangle(canvas, lattice, up=self.up, inset=7.5, fill="ghost")
        middle = lattice.height * (0.655 if self.up else 0.345)
        number = (lattice.side / 2, middle)
        canvas.letter(str(self.number), number, self.style, level=True)


@dataclass(frozen=True)
class Plate:
    """A formation's number, in a free cell beside it."""

    number: int
    alone: ClassVar = False
    side: ClassVar = 48
    style: ClassVar = Style(Weight.BOLD, 32, "text", "panel")

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def under(self) -> Role:
        return "ground"

    def draw(self, canvas: Canvas) -> None:
        middle = (self.side / 2, self.side / 2)
        canvas.disc(middle, self.side / 2, "muted")
        canvas.disc(middle, self.side / 2 - 3, "panel")
        canvas.letter(str(self.number), middle, self.style, level=True)


@dataclass(frozen=True)
class Tile:
    """A tile whose numbers stand upright on its cell's clockwise corners."""

    lattice: Lattice
    up: bool
    values: Values
    look: Look
    alone: ClassVar = False

    @cached_property
    def size(self) -> Size:
        return self.lattice.side, self.lattice.height

    @property
    def under(self) -> Role:
        return "ground"

    @property
    def parts(self) -> tuple[Placed, ...]:
        """The body and three chips: 56 tiles in their three turns, up and down, are made of eight sprites."""
        chips = [Chip(self.lattice, value, self.look) for value in self.values]
        middles = zip(chips, _middles(self.lattice, up=self.up), strict=True)
        return (
            Placed(Body(self.lattice, self.up, self.look), 0, 0),
            *(Placed(chip, across - chip.side // 2, down - chip.side // 2) for chip, (across, down) in middles),
        )

    def __str__(self) -> str:
        return f"Tile({self.lattice.side} {'up' if self.up else 'down'} {name(self.values)} {self.look})"


def sprites(lattice: Lattice) -> Iterator[Sprite]:
    """All that tiles on the table are made of."""
    for look in LYING_LOOKS:
        yield from (Body(lattice, up, look) for up in (True, False))
        yield from (Chip(lattice, value, look) for value in VALUES)


def _middles(lattice: Lattice, *, up: bool) -> Sequence[tuple[int, int]]:
    """Where in a cell the chips' middles are, clockwise from its top (up) or its top left (down)."""
    away = lattice.rim + lattice.radius
    single, pair = round(2 * away), round(lattice.height - away)
    left = round(away * sqrt(3))
    right = lattice.side - left
    if up:
        return (lattice.half, single), (right, pair), (left, pair)
    single, pair = lattice.height - single, lattice.height - pair
    return (left, pair), (right, pair), (lattice.half, single)


def _triangle(canvas: Canvas, lattice: Lattice, *, up: bool, inset: float, fill: Role) -> None:
    """A triangle with round corners whose edges lie `inset` pixels inside the cell's."""
    middles = lattice.side * _ROUNDING
    outlined(canvas, _inset(lattice, middles, up=up), 2 * (middles - inset), fill)


def outlined(canvas: Canvas, corners: list[Point], width: float, fill: Role) -> None:
    """A triangle grown on all sides by a line of this width around it."""
    canvas.polygon(corners, fill)
    for start, end in pairwise((*corners, corners[0])):
        canvas.stroke(start, end, width, fill)


def _inset(lattice: Lattice, inset: float, *, up: bool) -> list[Point]:
    """The corners of a cell's triangle whose edges have moved inwards by so much: towards the middle all alike."""
    side, height = lattice.side, lattice.height
    centre_x, centre_y = side / 2, height * 2 / 3
    kept = 1 - 3 * inset / height
    points = [(side / 2, 0.0), (float(side), float(height)), (0.0, float(height))]
    shrunk = [(centre_x + (x - centre_x) * kept, centre_y + (y - centre_y) * kept) for x, y in points]
    return shrunk if up else [(x, height - y) for x, y in shrunk]
