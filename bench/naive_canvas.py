"""A canvas drawn in the most obvious way: ImageDraw on a large picture, scaled down, saved with the defaults."""

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bench.canvas import Box, Canvas, Font, Point, Shape
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK

NAIVE = "ImageDraw at 4x, Lanczos, default PNG"
"""The name of this baseline in the figures."""

DOTS = 4


class NaiveCanvas(Canvas):
    """Draws 4x4 dots for each pixel and scales them down with Lanczos; no sprites, no palette."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._image = Image.new("RGB", (size[0] * DOTS, size[1] * DOTS), DARK["background"])
        self._pen = ImageDraw.Draw(self._image)

    def png(self) -> bytes:
        file = BytesIO()
        self._image.resize(self.size, Image.Resampling.LANCZOS).save(file, "PNG")
        return file.getvalue()

    def rectangle(self, box: Box, radius: float, role: str, border: float = 0) -> None:
        left, top, right, bottom = (edge * DOTS for edge in box)
        inside = (left, top, right - 1, bottom - 1)
        if border:
            self._pen.rounded_rectangle(inside, radius * DOTS, outline=DARK[role], width=round(border * DOTS))
        else:
            self._pen.rounded_rectangle(inside, radius * DOTS, DARK[role])

    def circle(self, centre: Point, radius: float, role: str) -> None:
        self._pen.circle((centre[0] * DOTS, centre[1] * DOTS), radius * DOTS, DARK[role])

    def ellipse(self, box: Box, width: float, role: str) -> None:
        self._pen.ellipse([edge * DOTS for edge in box], outline=DARK[role], width=round(width * DOTS))

    def line(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.line(_dots([start, end]), DARK[role], round(width * DOTS))
        for point in (start, end):
            self.circle(point, width / 2, role)

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        self._pen.polygon(_dots(points), DARK[role], DARK[edge], DOTS)

    def rounded_polygon(self, points: list[Point], radius: float, role: str) -> None:
        dots = _dots([*points, points[0]])
        self._pen.polygon(dots, DARK[role])
        self._pen.line(dots, DARK[role], round(2 * radius * DOTS))
        for point in points:
            self.circle(point, radius, role)

    def filled(self, shape: Shape, box: Box, role: str) -> None:
        self._pen.polygon(_dots(_placed(shape, box)), DARK[role])

    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        left, top, right, bottom = (round(edge * DOTS) for edge in box)
        inside = Image.new("1", (right - left, bottom - top))
        ImageDraw.Draw(inside).polygon([(x - left, y - top) for x, y in _dots(_placed(shape, box))], 1)
        stripes = Image.new("1", inside.size)
        lines = ImageDraw.Draw(stripes)
        for line in range(0, inside.width, every * DOTS):
            lines.rectangle((line, 0, line + weight * DOTS, inside.height), 1)
        shown = Image.composite(stripes, Image.new("1", inside.size), inside)
        self._image.paste(DARK[role], (left, top, right, bottom), shown)

    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        dots = _dots(_placed(shape, box))
        self._pen.line([*dots, dots[0], dots[1]], DARK[role], width * DOTS, joint="curve")

    def text(self, text: str, place: Point, font: Font, role: str, anchor: str) -> float:
        name, em = font
        scaled = ImageFont.truetype(Weight(name).path, em * DOTS, layout_engine=ImageFont.Layout.BASIC)
        self._pen.text((place[0] * DOTS, place[1] * DOTS), text, DARK[role], scaled, anchor=anchor)
        return scaled.getlength(text) / DOTS


def _placed(shape: Shape, box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left + x * (right - left), top + y * (bottom - top)) for x, y in shape]


def _dots(points: list[Point]) -> list[Point]:
    return [(x * DOTS, y * DOTS) for x, y in points]
