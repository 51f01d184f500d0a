"""The canvas that a sprite is drawn on: four by four subpixels to the pixel, addressed in pixels."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Protocol, TypeAlias, TypeGuard

from PIL import Image, ImageDraw, ImageFont

from renderers.engine.scene import SUBPIXELS, Size, Sprite
from renderers.text.line import Run, glyph_offsets, is_plain, line_runs
from renderers.text.shaping import directed, open_font
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role, Theme

Point: TypeAlias = tuple[float, float]
Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


_THICKENING = {Weight.REGULAR: 0.0, Weight.MEDIUM: 0.008, Weight.BOLD: 0.025}
"""How much a font of a single weight is thickened on each side, in ems."""


@lru_cache(maxsize=4)  # an open font takes 100 kB, and opening it takes no longer than drawing a letter
def _font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    # the basic layout needs no system library, so it looks the same everywhere
    return ImageFont.truetype(weight.path, size * SUBPIXELS, layout_engine=ImageFont.Layout.BASIC)


def _shaped_font(run: Run, style: Style) -> tuple[ImageFont.FreeTypeFont, str, str | None, float]:
    """Returns the font of a run, the text to draw, its direction, and how much to thicken it."""
    font = run.font
    path = font.path if font else None
    if font is None or path is None:
        raise ValueError(f"{run} is not in a fallback font")
    size = round(style.size * SUBPIXELS * run.scale)
    shown, direction = directed(run.text, right_to_left=run.right_to_left)
    thickening = 0.0 if font.variable else _THICKENING[style.weight] * size
    return open_font(path, style.weight if font.variable else None, size), shown, direction, thickening


class Canvas:
    """The surface of one sprite, at first transparent but in the colour that will lie under the sprite.

    Averaging the subpixels therefore also blends a pixel with that colour.
    """

    def __init__(self, size: Size, theme: Theme, background: Role) -> None:
        self.theme = theme
        self._blank = (*theme[background], 0)
        # not "RGBA": averaging subpixels would weight its colours by opacity
        self._image = Image.new("RGBX", (size[0] * SUBPIXELS, size[1] * SUBPIXELS), self._blank)
        self._draw = ImageDraw.Draw(self._image)

    def rectangle(
        self, box: Edges, fill: Role, radius: float = 0, corners: tuple[bool, bool, bool, bool] = (True,) * 4
    ) -> None:
        """Fills a rectangle; `corners` are True for round corners, clockwise from the top left."""
        self._draw.rounded_rectangle(_subpixels(box), radius * SUBPIXELS, self._rgbx(fill), corners=corners)

    def border(self, box: Edges, radius: float, width: float, colour: Role) -> None:
        """Draws the inner border of a rectangle with round corners."""
        outline, line = self._rgbx(colour), round(width * SUBPIXELS)
        self._draw.rounded_rectangle(_subpixels(box), radius * SUBPIXELS, outline=outline, width=line)

    def disc(self, centre: Point, radius: float, fill: Role) -> None:
        """Fills a circle."""
        self._draw.ellipse(_subpixels(_around(centre, radius, radius)), self._rgbx(fill))

    def ellipse(self, centre: Point, across: float, down: float, width: float, colour: Role) -> None:
        """Draws the outline of an ellipse; `across` and `down` are the half axes of the outline's middle."""
        outer = _around(centre, across + width / 2, down + width / 2)
        self._draw.ellipse(_subpixels(outer), outline=self._rgbx(colour), width=round(width * SUBPIXELS))

    def polygon(self, points: Sequence[Point], fill: Role) -> None:
        """Fills a polygon."""
        self._draw.polygon([(x * SUBPIXELS, y * SUBPIXELS) for x, y in points], self._rgbx(fill))

    def line(self, start: Point, end: Point, width: float, colour: Role) -> None:
        """Draws a straight line with round ends."""
        (x0, y0), (x1, y1) = start, end
        length = hypot(x1 - x0, y1 - y0) or 1.0
        dx, dy = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
        self.polygon([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)], colour)
        self.disc(start, width / 2, colour)
        self.disc(end, width / 2, colour)

    def stroke(self, start: Point, end: Point, width: float, colour: Role) -> None:
        """Draws a straight line with square ends, such as a dash."""
        points = [(x * SUBPIXELS, y * SUBPIXELS) for x, y in (start, end)]
        self._draw.line(points, self._rgbx(colour), round(width * SUBPIXELS))

    def text(self, text: str, pen: Point, style: Style) -> None:
        """Draws a line of text from the pen's position on the baseline, each letter exactly where it was laid out."""
        if is_plain(text):
            self._letters(text, pen, style)
            return
        for run in line_runs(text, style.weight):
            start = (pen[0] + run.start * style.size, pen[1] - run.raised * style.size)
            if run.font is None:
                self._letters(run.text, start, style)
            else:
                self._shaped(run, start, style)

    def centred_text(self, text: str, centre: Point, style: Style, *, capitals: bool = False) -> None:
        """Draws a few letters with their visible shape around a centre.

        A letter in another font than Roboto is centred by its own height.

        Args:
            capitals: whether to centre by the height of capitals instead of the letters' own height.
        """
        if not is_plain(text):
            self._centred_run(line_runs(text, style.weight)[0], centre, style)
            return
        font = _font(style.weight, style.size)
        left, top, right, bottom = (edge / SUBPIXELS for edge in font.getbbox(text, anchor="ls"))
        if capitals:
            top, bottom = font.getbbox("H", anchor="ls")[1] / SUBPIXELS, 0
        x, y = centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2
        self._draw.text((x * SUBPIXELS, y * SUBPIXELS), text, self._rgbx(style.colour), font, anchor="ls")

    def _letters(self, text: str, pen: Point, style: Style) -> None:
        """Draws letters of Roboto."""
        x, y = pen
        fill, font = self._rgbx(style.colour), _font(style.weight, style.size)
        offsets = glyph_offsets(text, style.weight, style.size * SUBPIXELS)
        for letter, offset in zip(text, offsets, strict=True):
            self._draw.text((x * SUBPIXELS + offset, y * SUBPIXELS), letter, fill, font, anchor="ls")

    def _shaped(self, run: Run, pen: Point, style: Style) -> None:
        """Draws a run of another font, with its letters joined by the shaping library."""
        font, shown, direction, stroke = _shaped_font(run, style)
        x, y = pen
        self._draw.text(
            (x * SUBPIXELS, y * SUBPIXELS),
            shown,
            self._rgbx(style.colour),
            font,
            anchor="ls",
            direction=direction,
            stroke_width=stroke,
        )

    def _centred_run(self, run: Run, centre: Point, style: Style) -> None:
        """Draws a run of another font with its visible shape around a centre."""
        font, shown, direction, _ = _shaped_font(run, style)
        left, top, right, bottom = (edge / SUBPIXELS for edge in font.getbbox(shown, anchor="ls", direction=direction))
        self._shaped(run, (centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2), style)

    def erase_disc(self, centre: Point, radius: float, background: Role) -> None:
        """Makes a circle transparent; its edge is blended with the colour `background`."""
        self._draw.ellipse(_subpixels(_around(centre, radius, radius)), (*self.theme[background], 0))

    def clip_to_rectangle(self, box: Edges, radius: float) -> None:
        """Erases everything outside a rectangle with round corners."""
        outside = Image.new("1", self._image.size, 1)
        ImageDraw.Draw(outside).rounded_rectangle(_subpixels(box), radius * SUBPIXELS, 0)
        self._image.paste(self._blank, mask=outside)

    def clip_to_polygon(self, points: Sequence[Point]) -> None:
        """Erases everything outside a polygon."""
        outside = Image.new("1", self._image.size, 1)
        ImageDraw.Draw(outside).polygon([(x * SUBPIXELS, y * SUBPIXELS) for x, y in points], 0)
        self._image.paste(self._blank, mask=outside)

    def pixels(self) -> Image.Image:
        """Averages the subpixels: R, G, B blended with the background, and how much of each pixel is covered."""
        return self._image.reduce(SUBPIXELS)

    def _rgbx(self, role: Role) -> tuple[int, int, int, int]:
        return (*self.theme[role], 255)


class DrawnSprite(Sprite, Protocol):
    """A sprite that is drawn, not put together from others."""

    def draw(self, canvas: Canvas) -> None:
        """Draws the sprite on a canvas of its size."""
        ...


def draw_sprite(sprite: Sprite, theme: Theme) -> Canvas:
    """Draws a sprite on a canvas of its size. Raises TypeError for a sprite that has no method `draw`."""
    if not _is_drawn(sprite):
        raise TypeError(f"{sprite!r} has no method draw")
    canvas = Canvas(sprite.size, theme, sprite.background)
    sprite.draw(canvas)
    return canvas


def _is_drawn(sprite: Sprite) -> TypeGuard[DrawnSprite]:
    return hasattr(type(sprite), "draw")


def _around(centre: Point, across: float, down: float) -> Edges:
    x, y = centre
    return x - across, y - down, x + across, y + down


def _subpixels(box: Edges) -> Edges:
    left, top, right, bottom = box
    return left * SUBPIXELS, top * SUBPIXELS, right * SUBPIXELS - 1, bottom * SUBPIXELS - 1
