"""A canvas of vectors: drawn anew for each picture by Cairo.

pycairo is no dependency of the project: where `cairo` cannot be imported there is nothing to compare. To be a fair
opponent it keeps what a program that draws with it would keep: colours, fonts, the paths of figures.
"""

from ctypes import CDLL
from ctypes.util import find_library
from functools import cache
from importlib import import_module
from math import pi
from os import fsencode
from sys import byteorder
from typing import Any

from font_roboto import font_files

from bench.canvas import Box, Canvas, Cut, Point, Shape, begin
from bench.vector_png import vector_png
from renderers.themes.theme import DARK

cairo: Any = import_module("cairo")


class CairoCanvas(Canvas):
    """Smooth by itself, and drawn straight into memory that Pillow reads."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._pixels = bytearray(4 * size[0] * size[1])
        self._surface = cairo.ImageSurface.create_for_data(self._pixels, cairo.FORMAT_RGB24, *size)
        self._pen = cairo.Context(self._surface)
        self._pen.set_line_cap(cairo.LINE_CAP_ROUND)
        self._pen.set_line_join(cairo.LINE_JOIN_ROUND)
        self._pen.set_source(_ink("ground"))
        self._pen.paint()

    def png(self) -> bytes:
        self._surface.flush()
        return vector_png(self.size, self._pixels, "BGRX" if byteorder == "little" else "XRGB")

    def block(self, box: Box, radius: float, role: str, rim: float = 0) -> None:
        left, top, right, bottom = box[0] + rim / 2, box[1] + rim / 2, box[2] - rim / 2, box[3] - rim / 2
        if radius:
            turns = ((right, top, -pi / 2), (right, bottom, 0), (left, bottom, pi / 2), (left, top, pi))
            for x, y, turn in turns:
                inward = -radius if x == right else radius, -radius if y == bottom else radius
                self._pen.arc(x + inward[0], y + inward[1], radius, turn, turn + pi / 2)
            self._pen.close_path()
        else:
            self._pen.rectangle(left, top, right - left, bottom - top)
        self._draw(role, rim)

    def disc(self, centre: Point, radius: float, role: str) -> None:
        self._pen.arc(*centre, radius, 0, 2 * pi)
        self._draw(role)

    def ring(self, box: Box, width: float, role: str) -> None:
        left, top, right, bottom = box
        self._pen.save()
        self._pen.translate((left + right) / 2, (top + bottom) / 2)
        self._pen.scale((right - left - width) / 2, (bottom - top - width) / 2)
        self._pen.new_sub_path()
        self._pen.arc(0, 0, 1, 0, 2 * pi)
        self._pen.restore()  # before the line is drawn, which would be stretched too
        self._draw(role, width)

    def stroke(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.move_to(*start)
        self._pen.line_to(*end)
        self._draw(role, width)

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        _walk(self._pen, points)
        self._fill_and_line(role, edge, 1)

    def cushion(self, points: list[Point], radius: float, role: str) -> None:
        _walk(self._pen, points)
        self._fill_and_line(role, role, 2 * radius)

    def filled(self, shape: Shape, box: Box, role: str) -> None:
        self._place(shape, box)
        self._draw(role)
        self._pen.restore()

    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        self._place(shape, box)
        self._pen.clip()
        for top in range(0, round(box[3] - box[1]), every):
            self._pen.rectangle(0, top, box[2] - box[0], weight)
        self._draw(role)
        self._pen.restore()

    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        self._place(shape, box)
        self._draw(role, width)
        self._pen.restore()

    def words(self, said: str, place: Point, cut: Cut, role: str, anchor: str) -> float:
        font = _font(cut)
        length = float(font.text_extents(said).x_advance)
        left, baseline = begin(place, length, cut, anchor)
        self._pen.set_scaled_font(font)
        self._pen.set_source(_ink(role))
        self._pen.move_to(left, baseline)
        self._pen.show_text(said)
        self._pen.new_path()  # for what is written leaves the pen where it ends
        return length

    def _draw(self, role: str, line: float = 0) -> None:
        """Fills the path, or draws a line along it where `line` is its width."""
        self._pen.set_source(_ink(role))
        if line:
            self._pen.set_line_width(line)
            self._pen.stroke()
        else:
            self._pen.fill()

    def _fill_and_line(self, role: str, edge: str, width: float) -> None:
        self._pen.set_source(_ink(role))
        self._pen.fill_preserve()
        self._draw(edge, width)

    def _place(self, shape: Shape, box: Box) -> None:
        """Takes up the path of a figure; until the next `restore` the origin is at the box's corner."""
        left, top, right, bottom = box
        self._pen.save()
        self._pen.translate(left, top)
        self._pen.append_path(_figure(shape, right - left, bottom - top))


def _walk(pen: Any, points: list[Point]) -> None:
    pen.move_to(*points[0])
    for point in points[1:]:
        pen.line_to(*point)
    pen.close_path()


@cache
def _figure(shape: Shape, width: float, height: float) -> Any:
    pen = cairo.Context(cairo.RecordingSurface(cairo.CONTENT_ALPHA, None))
    _walk(pen, [(x * width, y * height) for x, y in shape])
    return pen.copy_path()


@cache
def _ink(role: str) -> Any:
    return cairo.SolidPattern(*(part / 255 for part in DARK[role]))


@cache
def _font(cut: Cut) -> Any:
    name, em = cut
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    return cairo.ScaledFont(_faces()[name], cairo.Matrix(xx=em, yy=em), cairo.Matrix(), options)


@cache
def _faces() -> dict[str, Any]:
    """By what we call them. Cairo finds a font by its name among the system's, which ours have to join.

    Where there is a medium weight it takes that for the normal one: so each is looked up before the next one joins.
    """
    fontconfig, faces = CDLL(find_library("fontconfig")), {}
    for name, family, weight in (
        ("Roboto", "Roboto", cairo.FONT_WEIGHT_NORMAL),
        ("RobotoMedium", "Roboto Medium", cairo.FONT_WEIGHT_NORMAL),
        ("RobotoBold", "Roboto", cairo.FONT_WEIGHT_BOLD),
    ):
        fontconfig.FcConfigAppFontAddFile(None, fsencode(font_files[name]))
        faces[name] = cairo.ToyFontFace(family, cairo.FONT_SLANT_NORMAL, weight)
        cairo.ScaledFont(faces[name], cairo.Matrix(), cairo.Matrix(), cairo.FontOptions())  # this looks it up
    return faces
