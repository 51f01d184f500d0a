"""What another library drew, in the palette of our own and packed as ours are."""

from functools import cache
from typing import Literal, TypeAlias

from PIL import Image

from renderers.engine.png import Strip, packed, png
from renderers.themes.palette import palette
from renderers.themes.theme import DARK

Order: TypeAlias = Literal["RGBX", "BGRX", "XRGB"]
"""Of the four bytes of a pixel, as Pillow calls it; X is any."""

PALETTE = palette(DARK)
BAND = 128
"""Rows that are packed at a time. Whole pictures take twice as long: they get new memory from the system each time."""


def vector_png(size: tuple[int, int], pixels: bytearray, order: Order) -> bytes:
    """Pixels in the palette, as near as Pillow's own matching comes, which is quick rather than exact."""
    return png(size, PALETTE.colours, (_strip(size, pixels, order, top) for top in range(0, size[1], BAND)))


def _strip(size: tuple[int, int], pixels: bytearray, order: Order, top: int) -> Strip:
    width, height = size[0], min(BAND, size[1] - top)
    rows = memoryview(pixels)[4 * width * top : 4 * width * (top + height)]
    image = Image.frombytes("RGB", (width, height), rows, "raw", order)
    indices = image.quantize(palette=_colours(), dither=Image.Dither.NONE)
    return packed(Image.frombytes("L", image.size, indices.tobytes()))


@cache
def _colours() -> Image.Image:
    """A picture that holds the palette, as Pillow asks for it."""
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE.colours)
    return image
