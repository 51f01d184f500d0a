"""A canvas of four by four dots to the pixel, in the pixels' coordinates."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Protocol, TypeAlias, TypeGuard

from PIL import Image, ImageDraw, ImageFont

from renderers.engine.scene import DOTS, Size, Sprite
from renderers.text.fitting import Style, beginnings
from renderers.text.typeface import Weight
from renderers.themes.theme import Role, Theme

Point: TypeAlias = tuple[float, float]
Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@lru_cache(maxsize=4)  # an open one takes 100 kB, and opening it no longer than drawing a letter
def _font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    # the basic layout needs no system library and so looks the same everywhere
    return ImageFont.truetype(weight.path, size * DOTS, layout_engine=ImageFont.Layout.BASIC)


class Canvas:
    """Where one sprite is drawn. It begins transparent, in the colour that will lie under it.

    So wherever dots are averaged into a pixel the result is already laid on that colour.
    """

    def __init__(self, size: Size, theme: Theme, under: Role) -> None:
        self.theme = theme
        self._blank = (*theme[under], 0)
        # not "RGBA", whose colours are weighted by opacity when dots are averaged
        self._image = Image.new("RGBX", (size[0] * DOTS, size[1] * DOTS), self._blank)
        self._draw = ImageDraw.Draw(self._image)

    def block(
        self, box: Edges, fill: Role, radius: float = 0, corners: tuple[bool, bool, bool, bool] = (True,) * 4
    ) -> None:
        """A rectangle whose `corners`, from the top left clockwise, are round."""
        self._draw.rounded_rectangle(_dots(box), radius * DOTS, self._ink(fill), corners=corners)

    def disc(self, centre: Point, radius: float, fill: Role) -> None:
        self._draw.ellipse(_dots(_around(centre, radius, radius)), self._ink(fill))

    def ring(self, centre: Point, across: float, down: float, width: float, ink: Role) -> None:
        """An ellipse's line of this width; its middle line has the half axes `across` and `down`."""
        outer = _around(centre, across + width / 2, down + width / 2)
        self._draw.ellipse(_dots(outer), outline=self._ink(ink), width=round(width * DOTS))

    def frame(self, box: Edges, radius: float, width: float, ink: Role) -> None:
        """The inner rim of a rectangle with round corners."""
        self._draw.rounded_rectangle(_dots(box), radius * DOTS, outline=self._ink(ink), width=round(width * DOTS))

    def polygon(self, points: Sequence[Point], fill: Role) -> None:
        self._draw.polygon([(x * DOTS, y * DOTS) for x, y in points], self._ink(fill))

    def stroke(self, start: Point, end: Point, width: float, ink: Role) -> None:
        """A straight line with round ends."""
        (x0, y0), (x1, y1) = start, end
        length = hypot(x1 - x0, y1 - y0) or 1.0
        dx, dy = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
        self.polygon([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)], ink)
        self.disc(start, width / 2, ink)
        self.disc(end, width / 2, ink)

    def words(self, said: str, pen: Point, style: Style) -> None:
        """A line of words from the pen's place on the baseline; each letter stands exactly where the layout has it."""
        x, y = pen
        ink, font = self._ink(style.ink), _font(style.weight, style.size)
        for letter, begun in zip(said, beginnings(said, style.weight, style.size), strict=True):
            self._draw.text((x * DOTS + begun, y * DOTS), letter, ink, font, anchor="ls")

    def letter(self, said: str, centre: Point, style: Style, *, level: bool = False) -> None:
        """A few letters whose visible shape is centred; `level` centres the height of capitals instead of the shape."""
        font = _font(style.weight, style.size)
        left, top, right, bottom = (edge / DOTS for edge in font.getbbox(said, anchor="ls"))
        if level:
            top, bottom = font.getbbox("H", anchor="ls")[1] / DOTS, 0
        x, y = centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2
        self._draw.text((x * DOTS, y * DOTS), said, self._ink(style.ink), font, anchor="ls")

    def open(self, box: Edges, radius: float, beside: Role) -> None:
        """Makes a rectangle with round corners transparent, where what lies under its edges has the colour `beside`."""
        self._draw.rounded_rectangle(_dots(box), radius * DOTS, (*self.theme[beside], 0))

    def clip(self, box: Edges, radius: float) -> None:
        """Wipes all that lies outside a rectangle with round corners."""
        outside = Image.new("1", self._image.size, 1)
        ImageDraw.Draw(outside).rounded_rectangle(_dots(box), radius * DOTS, 0)
        self._image.paste(self._blank, mask=outside)

    def keep(self, points: Sequence[Point]) -> None:
        """Wipes all that lies outside a polygon."""
        outside = Image.new("1", self._image.size, 1)
        ImageDraw.Draw(outside).polygon([(x * DOTS, y * DOTS) for x, y in points], 0)
        self._image.paste(self._blank, mask=outside)

    def lay(self, drawing: "Canvas", eighths: int) -> None:
        """Lays another drawing in the middle, turned clockwise by so many eighths of a full turn."""
        # the nearest dot will do, for sixteen of them become a pixel; blending them would hold up all threads for 10 ms
        nearest = Image.Resampling.NEAREST
        turned = drawing._image.rotate(-45 * eighths, nearest, expand=True, fillcolor=self._blank)
        left, top = ((mine - its) // 2 for mine, its in zip(self._image.size, turned.size, strict=True))
        self._image.paste(turned, (left, top))

    def pixels(self) -> Image.Image:
        """The drawing on the colour under it in pixels: R, G, B, and fourthly how much of each is drawn on."""
        return self._image.reduce(DOTS)

    def _ink(self, role: Role) -> tuple[int, int, int, int]:
        return (*self.theme[role], 255)


class Drawn(Sprite, Protocol):
    """A sprite that is drawn, not put together from others."""

    def draw(self, canvas: Canvas) -> None:
        """Draws the sprite on a canvas of its size."""
        ...


def drawing(sprite: Sprite, theme: Theme) -> Canvas:
    """Draws a sprite on a canvas of its size. Raises TypeError for a sprite that cannot be drawn."""
    if not _drawable(sprite):
        raise TypeError(f"{sprite!r} has no method draw")
    canvas = Canvas(sprite.size, theme, sprite.under)
    sprite.draw(canvas)
    return canvas


def _drawable(sprite: Sprite) -> TypeGuard[Drawn]:
    return hasattr(type(sprite), "draw")


def _around(centre: Point, across: float, down: float) -> Edges:
    x, y = centre
    return x - across, y - down, x + across, y + down


def _dots(box: Edges) -> Edges:
    left, top, right, bottom = box
    return left * DOTS, top * DOTS, right * DOTS - 1, bottom * DOTS - 1
