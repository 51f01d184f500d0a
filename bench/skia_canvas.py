"""A canvas on which Skia draws each picture from scratch.

Skia is not a dependency of the project; without it there is no comparison. To be fair, this canvas caches whatever a
program that draws with Skia would cache: fonts, paints, the paths of figures.
"""

from functools import cache
from importlib import import_module
from typing import Any

from bench.canvas import Box, Canvas, Font, Point, Shape, text_start
from bench.vector_png import vector_png
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK

skia: Any = import_module("skia")


class SkiaCanvas(Canvas):
    """Draws with Skia's own antialiasing, into memory that Pillow reads without a copy."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        width, height = size
        self._pixels = bytearray(4 * width * height)
        info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kOpaque_AlphaType)
        self._surface = skia.Surface.MakeRasterDirect(info, self._pixels, 4 * width)
        self._pen = self._surface.getCanvas()
        self._pen.clear(skia.Color(*DARK["background"]))

    def png(self) -> bytes:
        return vector_png(self.size, self._pixels, "RGBX")

    def rectangle(self, box: Box, radius: float, role: str, border: float = 0) -> None:
        self._pen.drawRoundRect(_within(box, border), radius, radius, _line(role, border) if border else _fill(role))

    def circle(self, centre: Point, radius: float, role: str) -> None:
        self._pen.drawCircle(*centre, radius, _fill(role))

    def ellipse(self, box: Box, width: float, role: str) -> None:
        self._pen.drawOval(_within(box, width), _line(role, width))

    def line(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.drawLine(*start, *end, _line(role, width))

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        path = _path(points)
        self._pen.drawPath(path, _fill(role))
        self._pen.drawPath(path, _line(edge, 1))

    def rounded_polygon(self, points: list[Point], radius: float, role: str) -> None:
        self._pen.drawPath(_path(points), _line(role, 2 * radius, skia.Paint.kStrokeAndFill_Style))

    def filled(self, shape: Shape, box: Box, role: str) -> None:
        self._fill_at(_figure(shape, *_size(box)), box, role)

    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        self._fill_at(_stripes(shape, *_size(box), every, weight), box, role)

    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        self._fill_at(_outline(shape, *_size(box), width), box, role)

    def text(self, text: str, place: Point, font: Font, role: str, anchor: str) -> float:
        sized = _sized_font(font)
        length = float(sized.measureText(text))
        left, baseline = text_start(place, length, font, anchor)
        self._pen.drawString(text, left, baseline, sized, _fill(role))
        return length

    def _fill_at(self, path: Any, box: Box, role: str) -> None:
        """Fills a path whose origin is the upper left corner of the box."""
        self._pen.save()
        self._pen.translate(box[0], box[1])
        self._pen.drawPath(path, _fill(role))
        self._pen.restore()


def _within(box: Box, border: float) -> Any:
    """Returns the middle line of a border that lies inside the box."""
    left, top, right, bottom = box
    return skia.Rect(left + border / 2, top + border / 2, right - border / 2, bottom - border / 2)


def _size(box: Box) -> Point:
    return box[2] - box[0], box[3] - box[1]


def _path(points: list[Point]) -> Any:
    return skia.Path.Polygon([skia.Point(*point) for point in points], isClosed=True)


@cache
def _figure(shape: Shape, width: float, height: float) -> Any:
    return _path([(x * width, y * height) for x, y in shape])


@cache
def _stripes(shape: Shape, width: float, height: float, every: int, weight: int) -> Any:
    """Returns the stripes inside a figure, cached: that is faster than clipping the stripes each time."""
    stripes = skia.Path()
    for left in range(0, round(width), every):
        stripes.addRect(skia.Rect(left, 0, left + weight, height))
    return skia.Op(_figure(shape, width, height), stripes, skia.kIntersect_PathOp)


@cache
def _outline(shape: Shape, width: float, height: float, line: int) -> Any:
    """Returns the outline of a figure as a path to fill, which takes half the time of drawing the line."""
    outline = skia.Path()
    _line("text", line).getFillPath(_figure(shape, width, height), outline)
    return skia.Simplify(outline)


@cache
def _fill(role: str) -> Any:
    return skia.Paint(AntiAlias=True, Color=skia.Color(*DARK[role]))


@cache
def _line(role: str, width: float, style: Any = skia.Paint.kStroke_Style) -> Any:
    return skia.Paint(
        AntiAlias=True,
        Color=skia.Color(*DARK[role]),
        Style=style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


@cache
def _sized_font(font: Font) -> Any:
    name, em = font
    sized = skia.Font(skia.Typeface.MakeFromFile(str(Weight(name).path)), em)
    sized.setHinting(skia.FontHinting.kNone)
    sized.setSubpixel(True)
    return sized
