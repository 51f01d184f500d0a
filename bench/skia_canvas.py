"""A canvas of vectors: drawn anew for each picture by Skia.

Skia is no dependency of the project: where `skia` cannot be imported there is nothing to compare. To be a fair
opponent it keeps what a program that draws with it would keep: fonts, paints, the paths of figures.
"""

from functools import cache
from importlib import import_module
from typing import Any

from font_roboto import font_files

from bench.canvas import Box, Canvas, Cut, Point, Shape, begin
from bench.vector_png import vector_png
from renderers.themes.theme import DARK

skia: Any = import_module("skia")


class SkiaCanvas(Canvas):
    """Smooth by itself, and drawn straight into memory that Pillow reads."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        width, height = size
        self._pixels = bytearray(4 * width * height)
        info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kOpaque_AlphaType)
        self._surface = skia.Surface.MakeRasterDirect(info, self._pixels, 4 * width)
        self._pen = self._surface.getCanvas()
        self._pen.clear(skia.Color(*DARK["ground"]))

    def png(self) -> bytes:
        return vector_png(self.size, self._pixels, "RGBX")

    def block(self, box: Box, radius: float, role: str, rim: float = 0) -> None:
        self._pen.drawRoundRect(_within(box, rim), radius, radius, _line(role, rim) if rim else _fill(role))

    def disc(self, centre: Point, radius: float, role: str) -> None:
        self._pen.drawCircle(*centre, radius, _fill(role))

    def ring(self, box: Box, width: float, role: str) -> None:
        self._pen.drawOval(_within(box, width), _line(role, width))

    def stroke(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.drawLine(*start, *end, _line(role, width))

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        path = _path(points)
        self._pen.drawPath(path, _fill(role))
        self._pen.drawPath(path, _line(edge, 1))

    def cushion(self, points: list[Point], radius: float, role: str) -> None:
        self._pen.drawPath(_path(points), _line(role, 2 * radius, skia.Paint.kStrokeAndFill_Style))

    def filled(self, shape: Shape, box: Box, role: str) -> None:
        self._stamp(_figure(shape, *_size(box)), box, role)

    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        self._stamp(_stripes(shape, *_size(box), every, weight), box, role)

    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        self._stamp(_outline(shape, *_size(box), width), box, role)

    def words(self, said: str, place: Point, cut: Cut, role: str, anchor: str) -> float:
        font = _font(cut)
        length = float(font.measureText(said))
        left, baseline = begin(place, length, cut, anchor)
        self._pen.drawString(said, left, baseline, font, _fill(role))
        return length

    def _stamp(self, path: Any, box: Box, role: str) -> None:
        """Fills a path that has its origin at the box's corner."""
        self._pen.save()
        self._pen.translate(box[0], box[1])
        self._pen.drawPath(path, _fill(role))
        self._pen.restore()


def _within(box: Box, rim: float) -> Any:
    """Where the middle of a rim runs that lies inside the box."""
    left, top, right, bottom = box
    return skia.Rect(left + rim / 2, top + rim / 2, right - rim / 2, bottom - rim / 2)


def _size(box: Box) -> Point:
    return box[2] - box[0], box[3] - box[1]


def _path(points: list[Point]) -> Any:
    return skia.Path.Polygon([skia.Point(*point) for point in points], isClosed=True)


@cache
def _figure(shape: Shape, width: float, height: float) -> Any:
    return _path([(x * width, y * height) for x, y in shape])


@cache
def _stripes(shape: Shape, width: float, height: float, every: int, weight: int) -> Any:
    """The stripes cut out of the figure once, which is quicker to draw than to clip them by it each time."""
    stripes = skia.Path()
    for top in range(0, round(height), every):
        stripes.addRect(skia.Rect(0, top, width, top + weight))
    return skia.Op(_figure(shape, width, height), stripes, skia.kIntersect_PathOp)


@cache
def _outline(shape: Shape, width: float, height: float, line: int) -> Any:
    """The line as a figure: filled it takes half the time that a line of so many corners takes."""
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
def _font(cut: Cut) -> Any:
    font = skia.Font(skia.Typeface.MakeFromFile(str(font_files[cut[0]])), cut[1])
    font.setHinting(skia.FontHinting.kNone)
    font.setSubpixel(True)
    return font
