"""The parts of triangular tiles: a face, the discs with the numbers on its corners, the halo round the last tile.

Where tiles meet, all corners have the same number, so there is one disc for each vertex of the lattice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import sqrt
from typing import ClassVar, Literal, TypeAlias

from bot.games.triangles.tiles import Values, name
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size, Sprite
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role
from renderers.tiles.tile_size import TileSize, triangle

Look: TypeAlias = Literal["tile", "tile-last", "tile-idle"]
"""A tile's look by the colour of its face: plain, last or chosen, not playable now."""

NUMBERS = range(6)
LIGHT_NUMBERS = frozenset({4, 5})
"""The numbers that are light on a dark disc."""

_OVERLAP = 0.7
"""How far tiles extend beyond their cell's edges, in pixels, so that no gap shows between two of them."""


@dataclass(frozen=True)
class Face:
    """A tile without its corners, which discs cover.

    The discs are pasted first: the face is blended with the discs' dark rings, and the discs with the ground under the
    tile.

    Attributes:
        up: whether its tip points up.
    """

    tile_size: TileSize
    up: bool
    look: Look = "tile"
    background: Role = "background"
    opaque: ClassVar = False

    @property
    def offset(self) -> tuple[int, int]:
        """The offset of the sprite, which is as wide as the discs reach, from the top left corner of the cell's box."""
        radius = self.tile_size.radius - 1
        return int(radius / 2 - 2 * _OVERLAP), int(radius * sqrt(3) / 2 - 2 * _OVERLAP) if self.up else 0

    @property
    def size(self) -> Size:
        across, down = Face(self.tile_size, True).offset  # noqa: FBT003 - points up
        return self.tile_size.side - 2 * across, self.tile_size.height - down

    def draw(self, canvas: Canvas) -> None:
        size, up = self.tile_size, self.up
        left, top = (-pixels for pixels in self.offset)
        cell = triangle(size, up=up, inset=-_OVERLAP, left=left, top=top)
        canvas.polygon(cell, "last" if self.look == "tile-last" else "tile-edge")
        canvas.polygon(triangle(size, up=up, inset=size.gap, left=left, top=top), self.look)
        for corner in triangle(size, up=up, left=left, top=top):
            canvas.disc(corner, size.radius, "value-ink")
            canvas.erase_disc(corner, size.radius - 1, "value-ink")
        canvas.clip_to_polygon(cell)

    def __str__(self) -> str:
        return f"Face({self.tile_size.side} {'up' if self.up else 'down'} {self.look} on {self.background})"


@dataclass(frozen=True)
class Disc:
    """A number on the disc of its colour, with its centre in the middle of the sprite."""

    tile_size: TileSize
    number: int
    background: Role = "background"
    idle: bool = False
    opaque: ClassVar = False

    @property
    def middle(self) -> int:
        """The distance from the sprite's edges to its middle."""
        return int(self.tile_size.radius + 1.5)

    @property
    def size(self) -> Size:
        return 2 * self.middle, 2 * self.middle

    @property
    def style(self) -> Style:
        """The style of the number."""
        if self.idle:
            return Style(Weight.BOLD, self.tile_size.em, "idle-ink", f"idle-{self.number}")
        colour = "value-paper" if self.number in LIGHT_NUMBERS else "value-ink"
        return Style(Weight.BOLD, self.tile_size.em, colour, f"value-{self.number}")

    def draw(self, canvas: Canvas) -> None:
        centre, radius = (float(self.middle), float(self.middle)), self.tile_size.radius
        canvas.disc(centre, radius, "value-ink")
        canvas.disc(centre, 0.9 * radius, self.style.background)
        canvas.centred_text(str(self.number), centre, self.style, capitals=True)

    def __str__(self) -> str:
        return f"Disc({self.tile_size.side} {self.number}{' idle' if self.idle else ''} on {self.background})"


@dataclass(frozen=True)
class Halo:
    """The halo around the last tile's face and discs; it begins `reach` left of and above the cell."""

    tile_size: TileSize
    up: bool
    background: Role = "background"
    opaque: ClassVar = False

    @property
    def size(self) -> Size:
        return self.tile_size.side + 2 * self.tile_size.reach, self.tile_size.height + 2 * self.tile_size.reach

    def draw(self, canvas: Canvas) -> None:
        size, reach = self.tile_size, self.tile_size.reach
        corners = triangle(size, up=self.up, left=reach, top=reach)
        for start, end in pairwise((*corners, corners[0])):
            canvas.line(start, end, 2 * size.halo, "last")
        canvas.polygon(corners, "last")
        for corner in corners:
            canvas.disc(corner, size.radius + size.halo, "last")

    def __str__(self) -> str:
        return f"Halo({self.tile_size.side} {'up' if self.up else 'down'} on {self.background})"


@dataclass(frozen=True)
class WholeTile:
    """A tile by itself, its tip up, with its numbers clockwise from the top; the last or chosen one has a halo."""

    tile_size: TileSize
    values: Values
    look: Look
    background: Role
    opaque: ClassVar = False

    @cached_property
    def size(self) -> Size:
        return Halo(self.tile_size, True).size  # noqa: FBT003 - points up

    @property
    def parts(self) -> tuple[Placed, ...]:
        """Halo, discs and face: eight sprites make up the tiles of all numbers."""
        size, under = self.tile_size, self.background
        halo: tuple[Placed, ...] = ()
        if self.look == "tile-last":
            halo, under = (Placed(Halo(size, True, under), 0, 0),), "last"  # noqa: FBT003 - points up
        face = Face(size, True, self.look, under)  # noqa: FBT003 - points up
        discs = [Disc(size, number, under, self.look == "tile-idle") for number in self.values]
        return (
            *halo,
            *(
                Placed(disc, size.reach + x - disc.middle, size.reach + y - disc.middle)
                for disc, (x, y) in zip(discs, _corners(size), strict=True)
            ),
            Placed(face, size.reach + face.offset[0], size.reach + face.offset[1]),
        )

    def __str__(self) -> str:
        return f"WholeTile({self.tile_size.side} {name(self.values)} {self.look} on {self.background})"


def sprites(size: TileSize) -> Iterator[Sprite]:
    """Yields the sprites that tiles of this size on the table are made of."""
    for up in (True, False):
        yield from (Face(size, up), Face(size, up, "tile-last", "last"), Halo(size, up))
    for number in NUMBERS:
        yield from (Disc(size, number), Disc(size, number, "last"))


def _corners(size: TileSize) -> Sequence[tuple[int, int]]:
    """Returns the corners of a cell whose tip points up, clockwise from the top."""
    return (size.half, 0), (size.side, size.height), (0, size.height)
