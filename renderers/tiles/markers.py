"""What marks places and formations: the numbered place of a tile, a formation's number, the sign for a tile."""

from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Size
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role
from renderers.tiles.tile_size import TileSize
from renderers.tiles.triangle import draw_rounded, draw_triangle


@dataclass(frozen=True)
class PlaceMarker:
    """A place where the chosen tile may go, with its number. up: the tile's tip would point up."""

    tile_size: TileSize
    up: bool
    number: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.tile_size.side, self.tile_size.height

    @property
    def style(self) -> Style:
        """The style of the number."""
        size = round(self.tile_size.side * (0.36 if self.number < 10 else 0.32))
        return Style(Weight.BOLD, size, "ghost-number", "ghost")

    def __str__(self) -> str:
        return f"PlaceMarker({self.tile_size.side} {'up' if self.up else 'down'} {self.number})"

    def draw(self, canvas: Canvas) -> None:
        size = self.tile_size
        draw_triangle(canvas, size, up=self.up, inset=4, fill="ghost-edge")
        draw_triangle(canvas, size, up=self.up, inset=7.5, fill="ghost")
        middle = size.height * (0.655 if self.up else 0.345)
        canvas.centred_text(str(self.number), (size.side / 2, middle), self.style, capitals=True)


@dataclass(frozen=True)
class FormationNumber:
    """A formation's number, in a free cell beside it."""

    number: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"
    side: ClassVar = 48
    style: ClassVar = Style(Weight.BOLD, 32, "text", "panel")

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        middle = (self.side / 2, self.side / 2)
        canvas.disc(middle, self.side / 2, "muted")
        canvas.disc(middle, self.side / 2 - 3, "panel")
        canvas.centred_text(str(self.number), middle, self.style, capitals=True)


@dataclass(frozen=True)
class TileIcon:
    """The small triangle before a number of tiles."""

    background: Role
    opaque: ClassVar = True
    size: ClassVar[Size] = (24, 22)

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        corners = [(width / 2, 4.0), (width - 3.0, height - 3.0), (3.0, height - 3.0)]
        draw_rounded(canvas, corners, 5, "muted")
