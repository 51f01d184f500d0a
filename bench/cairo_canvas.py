"""A canvas on which Cairo draws each picture from scratch.

pycairo is not a dependency of the project; without it there is no comparison. To be fair, this canvas caches whatever a
program that draws with Cairo would cache: colours, fonts, the paths of figures.
"""

from ctypes import CDLL
from ctypes.util import find_library
from functools import cache
from importlib import import_module
from math import pi
from os import fsencode
from sys import byteorder
from typing import Any

from bench.canvas import Box, Canvas, Font, Point, Shape, text_start
from bench.vector_png import vector_png
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK

cairo: Any = import_module("cairo")


class CairoCanvas(Canvas):
    """Draws with Cairo's own antialiasing, into memory that Pillow reads without a copy."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._pixels = bytearray(4 * size[0] * size[1])
        self._surface = cairo.ImageSurface.create_for_data(self._pixels, cairo.FORMAT_RGB24, *size)
        self._pen = cairo.Context(self._surface)
        self._pen.set_line_cap(cairo.LINE_CAP_ROUND)
        self._pen.set_line_join(cairo.LINE_JOIN_ROUND)
        self._pen.set_source(_colour("background"))
        self._pen.paint()

    def png(self) -> bytes:
        self._surface.flush()
        return vector_png(self.size, self._pixels, "BGRX" if byteorder == "little" else "XRGB")

    def rectangle(self, box: Box, radius: float, role: str, border: float = 0) -> None:
        left, top, right, bottom = box[0] + border / 2, box[1] + border / 2, box[2] - border / 2, box[3] - border / 2
        if radius:
            turns = ((right, top, -pi / 2), (right, bottom, 0), (left, bottom, pi / 2), (left, top, pi))
            for x, y, turn in turns:
                inward = -radius if x == right else radius, -radius if y == bottom else radius
                self._pen.arc(x + inward[0], y + inward[1], radius, turn, turn + pi / 2)
            self._pen.close_path()
        else:
            self._pen.rectangle(left, top, right - left, bottom - top)
        self._draw(role, border)

    def circle(self, centre: Point, radius: float, role: str) -> None:
        self._pen.arc(*centre, radius, 0, 2 * pi)
        self._draw(role)

    def ellipse(self, box: Box, width: float, role: str) -> None:
        left, top, right, bottom = box
        self._pen.save()
        self._pen.translate((left + right) / 2, (top + bottom) / 2)
        self._pen.scale((right - left - width) / 2, (bottom - top - width) / 2)
        self._pen.new_sub_path()
        self._pen.arc(0, 0, 1, 0, 2 * pi)
        self._pen.restore()  # before the line is drawn, or its width would be scaled, too
        self._draw(role, width)

    def line(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.move_to(*start)
        self._pen.line_to(*end)
        self._draw(role, width)

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        _trace(self._pen, points)
        self._fill_and_outline(role, edge, 1)

    def rounded_polygon(self, points: list[Point], radius: float, role: str) -> None:
        _trace(self._pen, points)
        self._fill_and_outline(role, role, 2 * radius)

    def filled(self, shape: Shape, box: Box, role: str) -> None:
        self._use_path(shape, box)
        self._draw(role)
        self._pen.restore()

    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        self._use_path(shape, box)
        self._pen.clip()
        for left in range(0, round(box[2] - box[0]), every):
            self._pen.rectangle(left, 0, weight, box[3] - box[1])
        self._draw(role)
        self._pen.restore()

    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        self._use_path(shape, box)
        self._draw(role, width)
        self._pen.restore()

    def text(self, text: str, place: Point, font: Font, role: str, anchor: str) -> float:
        scaled = _scaled_font(font)
        length = float(scaled.text_extents(text).x_advance)
        left, baseline = text_start(place, length, font, anchor)
        self._pen.set_scaled_font(scaled)
        self._pen.set_source(_colour(role))
        self._pen.move_to(left, baseline)
        self._pen.show_text(text)
        self._pen.new_path()  # show_text leaves a current point behind
        return length

    def _draw(self, role: str, line: float = 0) -> None:
        """Fills the path, or with `line` > 0 draws a line of that width along it."""
        self._pen.set_source(_colour(role))
        if line:
            self._pen.set_line_width(line)
            self._pen.stroke()
        else:
            self._pen.fill()

    def _fill_and_outline(self, role: str, edge: str, width: float) -> None:
        self._pen.set_source(_colour(role))
        self._pen.fill_preserve()
        self._draw(edge, width)

    def _use_path(self, shape: Shape, box: Box) -> None:
        """Makes a figure the current path. Until the next `restore` the origin is the upper left corner of the box."""
        left, top, right, bottom = box
        self._pen.save()
        self._pen.translate(left, top)
        self._pen.append_path(_figure(shape, right - left, bottom - top))


def _trace(pen: Any, points: list[Point]) -> None:
    pen.move_to(*points[0])
    for point in points[1:]:
        pen.line_to(*point)
    pen.close_path()


@cache
def _figure(shape: Shape, width: float, height: float) -> Any:
    pen = cairo.Context(cairo.RecordingSurface(cairo.CONTENT_ALPHA, None))
    _trace(pen, [(x * width, y * height) for x, y in shape])
    return pen.copy_path()


@cache
def _colour(role: str) -> Any:
    return cairo.SolidPattern(*(part / 255 for part in DARK[role]))


@cache
def _scaled_font(font: Font) -> Any:
    name, em = font
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    return cairo.ScaledFont(_faces()[name], cairo.Matrix(xx=em, yy=em), cairo.Matrix(), options)


@cache
def _faces() -> dict[str, Any]:
    """The font faces by our names for them.

    Cairo finds a font only among the system's fonts, by family, so ours are added to those. If a medium weight is
    installed, Cairo takes it for the normal one, so each face is looked up before the next font is added.
    """
    fontconfig, faces = CDLL(find_library("fontconfig")), {}
    for name, family, weight in (
        ("Roboto", "Roboto", cairo.FONT_WEIGHT_NORMAL),
        ("RobotoMedium", "Roboto Medium", cairo.FONT_WEIGHT_NORMAL),
        ("RobotoBold", "Roboto", cairo.FONT_WEIGHT_BOLD),
    ):
        fontconfig.FcConfigAppFontAddFile(None, fsencode(Weight(name).path))
        faces[name] = cairo.ToyFontFace(family, cairo.FONT_SLANT_NORMAL, weight)
        cairo.ScaledFont(faces[name], cairo.Matrix(), cairo.Matrix(), cairo.FontOptions())  # looks the face up
    return faces
