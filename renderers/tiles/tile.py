"""A triangular tile: its body, and three numbers on coloured discs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import ClassVar, Literal, TypeAlias

from bot.games.triangles.tiles import Values, name
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size, Sprite
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role
from renderers.tiles.tile_size import TileSize
from renderers.tiles.triangle import draw_triangle

Look: TypeAlias = Literal["tile", "tile-last", "tile-idle", "cell"]
"""A body's colour: a tile on the table, the last one, one that cannot be laid now, a place on the empty table."""

TABLE_LOOKS: tuple[Look, ...] = ("tile", "tile-last")
"""The looks that a tile on the table may have."""

NUMBERS = range(6)

_EDGE = 3
"""The width of a tile's edge, in pixels: a thinner one is lost on a phone."""
_RING = 0.052
"""The width of the last tile's ring, in sides."""


@dataclass(frozen=True)
class TileBody:
    """A tile without its numbers. up: its tip points up."""

    tile_size: TileSize
    up: bool
    look: Look
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @cached_property
    def size(self) -> Size:
        return self.tile_size.side, self.tile_size.height

    def __str__(self) -> str:
        return f"TileBody({self.tile_size.side} {'up' if self.up else 'down'} {self.look})"

    def draw(self, canvas: Canvas) -> None:
        size, gap = self.tile_size, self.tile_size.gap
        if self.look == "tile-last":
            # the ring takes up the gap too, but stays in the cell
            draw_triangle(canvas, size, up=self.up, inset=0.3, fill="last")
            draw_triangle(canvas, size, up=self.up, inset=size.side * _RING, fill="tile-last")
        else:
            edge = "tile-edge" if self.look == "tile" else "faint"
            draw_triangle(canvas, size, up=self.up, inset=gap, fill=edge)
            draw_triangle(canvas, size, up=self.up, inset=gap + _EDGE, fill=self.look)


@dataclass(frozen=True)
class NumberDisc:
    """A number on the disc of its colour."""

    tile_size: TileSize
    number: int
    look: Look
    opaque: ClassVar = False

    @property
    def side(self) -> int:
        """The side of the disc's box: even, so that it has a middle."""
        return 2 * round(self.tile_size.radius + 0.5)

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def background(self) -> Role:
        return self.look

    @property
    def style(self) -> Style:
        """The style of the number."""
        colour = "value-ink-5" if self.number == 5 else "value-ink"
        return Style(Weight.BOLD, self.tile_size.em, colour, f"value-{self.number}")

    def __str__(self) -> str:
        return f"NumberDisc({self.tile_size.side} {self.number} on {self.look})"

    def draw(self, canvas: Canvas) -> None:
        middle, radius = (self.side / 2, self.side / 2), self.tile_size.radius
        canvas.disc(middle, radius, "value-ink")
        canvas.disc(middle, radius - 2, self.style.background)
        canvas.centred_text(str(self.number), middle, self.style, capitals=True)


@dataclass(frozen=True)
class Tile:
    """A tile whose numbers stand upright in its cell's corners, clockwise. up: its tip points up."""

    tile_size: TileSize
    up: bool
    values: Values
    look: Look
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @cached_property
    def size(self) -> Size:
        return self.tile_size.side, self.tile_size.height

    @property
    def parts(self) -> tuple[Placed, ...]:
        """The body and three discs: 56 tiles in three orientations, up and down, are made of eight sprites."""
        discs = [NumberDisc(self.tile_size, number, self.look) for number in self.values]
        centres = zip(discs, _disc_centres(self.tile_size, up=self.up), strict=True)
        return (
            Placed(TileBody(self.tile_size, self.up, self.look), 0, 0),
            *(Placed(disc, across - disc.side // 2, down - disc.side // 2) for disc, (across, down) in centres),
        )

    def __str__(self) -> str:
        return f"Tile({self.tile_size.side} {'up' if self.up else 'down'} {name(self.values)} {self.look})"


def sprites(size: TileSize) -> Iterator[Sprite]:
    """Yields all sprites that tiles of this size on the table are made of."""
    for look in TABLE_LOOKS:
        yield from (TileBody(size, up, look) for up in (True, False))
        yield from (NumberDisc(size, number, look) for number in NUMBERS)


def _disc_centres(size: TileSize, *, up: bool) -> Sequence[tuple[int, int]]:
    """Returns the centres of a tile's discs in its cell, clockwise from the top (up) or the top left (down)."""
    away = size.rim + size.radius
    single, pair = round(2 * away), round(size.height - away)
    left = round(away * sqrt(3))
    right = size.side - left
    if up:
        return (size.half, single), (right, pair), (left, pair)
    single, pair = size.height - single, size.height - pair
    return (left, pair), (right, pair), (size.half, single)
