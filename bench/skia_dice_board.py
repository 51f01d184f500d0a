"""The dice board as vectors: drawn anew for each picture by Skia, in the palette of our own and packed as ours are.

Skia is no dependency of the project: where `skia` cannot be imported there is nothing to compare.
"""

from functools import cache
from importlib import import_module
from typing import Any

from font_roboto import font_files
from PIL import Image

from bench.naive_dice_board import Box, Picture, Point
from renderers.encoder import packed, png
from renderers.palette import palette
from renderers.theme import DARK

skia: Any = import_module("skia")
PALETTE = palette(DARK)


@cache
def _font(cut: tuple[str, int]) -> Any:
    return skia.Font(skia.Typeface.MakeFromFile(str(font_files[cut[0]])), cut[1])


@cache
def _colours() -> Image.Image:
    """A picture that holds the palette, as Pillow asks for it."""
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE.colours)
    return image


def _paint(role: str, rim: float = 0) -> Any:
    """Fills, or draws lines where `rim` is their width."""
    style = skia.Paint.kStroke_Style if rim else skia.Paint.kFill_Style
    return skia.Paint(
        AntiAlias=True, Color=skia.Color(*DARK[role]), Style=style, StrokeWidth=rim, StrokeCap=skia.Paint.kRound_Cap
    )


class SkiaPicture(Picture):
    """A canvas of Skia's."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._surface = skia.Surface(*size)
        self._pen = self._surface.getCanvas()
        self._pen.clear(skia.Color(*DARK["ground"]))

    def png(self) -> bytes:
        """In the palette as near as Pillow's own matching comes, which is quick rather than exact."""
        image = Image.frombytes("RGB", self.size, self._surface.makeImageSnapshot().tobytes(), "raw", "BGRX")
        indices = image.quantize(palette=_colours(), dither=Image.Dither.NONE)
        return png(self.size, PALETTE.colours, [packed(Image.frombytes("L", self.size, indices.tobytes()))])

    def block(self, box: Box, radius: float, role: str, rim: float = 0) -> None:
        left, top, right, bottom = box
        within = skia.Rect(left + rim / 2, top + rim / 2, right - rim / 2, bottom - rim / 2)
        self._pen.drawRoundRect(within, radius, radius, _paint(role, rim))

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        path = skia.Path.Polygon([skia.Point(*point) for point in points], isClosed=True)
        self._pen.drawPath(path, _paint(role))
        self._pen.drawPath(path, _paint(edge, 1))

    def ring(self, box: Box, width: float, role: str) -> None:
        left, top, right, bottom = box
        within = skia.Rect(left + width / 2, top + width / 2, right - width / 2, bottom - width / 2)
        self._pen.drawOval(within, _paint(role, width))

    def stroke(self, start: Point, end: Point, width: float, role: str) -> None:
        self._pen.drawLine(*start, *end, _paint(role, width))

    def words(self, said: str, place: Point, cut: tuple[str, int], role: str, anchor: str) -> float:
        font = _font(cut)
        length = float(font.measureText(said))
        left = place[0] - {"l": 0, "m": length / 2, "r": length}[anchor[0]]
        baseline = place[1] + (cut[1] * 0.355 if anchor[1] == "m" else 0)
        self._pen.drawString(said, left, baseline, font, _paint(role))
        return length
