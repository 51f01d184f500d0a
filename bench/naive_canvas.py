"""A canvas as one would make it first: ImageDraw on a large picture, scaled down, saved with Pillow's defaults."""

from io import BytesIO

from font_roboto import font_files
from PIL import Image, ImageDraw, ImageFont

from bench.canvas import Box, Canvas, Cut, Point, Shape
from renderers.themes.theme import DARK

NAIVE = "ImageDraw at 4x, Lanczos, default PNG"
"""What this way of drawing is called where it is a baseline, for whichever game."""

DOTS = 4


class NaiveCanvas(Canvas):
    """Four by four dots to the pixel, Lanczos, no sprites, no palette."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._image = Image.new("RGB", (size[0] * DOTS, size[1] * DOTS), DARK["ground"])
        self._pen = ImageDraw.Draw(self._image)

    def png(self) -> bytes:
        file = BytesIO()
        self._image.resize(self.size, Image.Resampling.LANCZOS).save(file, "PNG")
        return file.getvalue()

    def block(self, box: Box, radius: float, role: str, rim: float = 0) -> None:
        left, top, right, bottom = (edge * DOTS for edge in box)
        inside = (left, top, right - 1, bottom - 1)
        if rim:
            self._pen.rounded_rectangle(inside, radius * DOTS, outline=DARK[role], width=round(rim * DOTS))
        else:
            self._pen.rounded_rectangle(inside, radius * DOTS, DARK[role])

    def disc(self, centre: Point, radius: float, role: str) -> None:
        self._pen.circle((centre[0] * DOTS, centre[1] * DOTS), radius * DOTS, DARK[role])

    def ring(self, box: Box, width: float, role: str) -> None:
        self._pen.ellipse([edge * DOTS for edge in box], outline=DARK[role], width=round(width * DOTS))

    def stroke(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.line(_dots([start, end]), DARK[role], round(width * DOTS))
        for point in (start, end):
            self.disc(point, width / 2, role)

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        self._pen.polygon(_dots(points), DARK[role], DARK[edge], DOTS)

    def cushion(self, points: list[Point], radius: float, role: str) -> None:
        dots = _dots([*points, points[0]])
        self._pen.polygon(dots, DARK[role])
        self._pen.line(dots, DARK[role], round(2 * radius * DOTS))
        for point in points:
            self.disc(point, radius, role)

    def filled(self, shape: Shape, box: Box, role: str) -> None:
        self._pen.polygon(_dots(_placed(shape, box)), DARK[role])

    def striped(self, shape: Shape, box: Box, every: int, weight: int, role: str) -> None:
        left, top, right, bottom = (round(edge * DOTS) for edge in box)
        inside = Image.new("1", (right - left, bottom - top))
        ImageDraw.Draw(inside).polygon([(x - left, y - top) for x, y in _dots(_placed(shape, box))], 1)
        stripes = Image.new("1", inside.size)
        lines = ImageDraw.Draw(stripes)
        for line in range(0, inside.height, every * DOTS):
            lines.rectangle((0, line, inside.width, line + weight * DOTS), 1)
        shown = Image.composite(stripes, Image.new("1", inside.size), inside)
        self._image.paste(DARK[role], (left, top, right, bottom), shown)

    def outlined(self, shape: Shape, box: Box, width: int, role: str) -> None:
        dots = _dots(_placed(shape, box))
        self._pen.line([*dots, dots[0], dots[1]], DARK[role], width * DOTS, joint="curve")

    def words(self, said: str, place: Point, cut: Cut, role: str, anchor: str) -> float:
        font = ImageFont.truetype(font_files[cut[0]], cut[1] * DOTS, layout_engine=ImageFont.Layout.BASIC)
        self._pen.text((place[0] * DOTS, place[1] * DOTS), said, DARK[role], font, anchor=anchor)
        return font.getlength(said) / DOTS


def _placed(shape: Shape, box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left + x * (right - left), top + y * (bottom - top)) for x, y in shape]


def _dots(points: list[Point]) -> list[Point]:
    return [(x * DOTS, y * DOTS) for x, y in points]
