"""Encodes pictures of other libraries with our palette and PNG encoder."""

from functools import cache
from typing import Literal, TypeAlias

from PIL import Image

from renderers.engine.png import EncodedBand, encode_band, encode_png
from renderers.themes.palette import theme_palette
from renderers.themes.theme import DARK

Order: TypeAlias = Literal["RGBX", "BGRX", "XRGB"]
"""The order of the four bytes of a pixel, in Pillow's notation; X is ignored."""

PALETTE = theme_palette(DARK)
BAND = 128
"""Rows that are compressed at a time. Whole pictures take twice as long, since each allocates new memory."""


def vector_png(size: tuple[int, int], pixels: bytearray, order: Order) -> bytes:
    """Encodes pixels as a PNG in our palette. Pillow matches the colours, quickly rather than exactly."""
    return encode_png(size, PALETTE.colours, (_strip(size, pixels, order, top) for top in range(0, size[1], BAND)))


def _strip(size: tuple[int, int], pixels: bytearray, order: Order, top: int) -> EncodedBand:
    width, height = size[0], min(BAND, size[1] - top)
    rows = memoryview(pixels)[4 * width * top : 4 * width * (top + height)]
    image = Image.frombytes("RGB", (width, height), rows, "raw", order)
    indices = image.quantize(palette=_colours(), dither=Image.Dither.NONE)
    return encode_band(Image.frombytes("L", image.size, indices.tobytes()))


@cache
def _colours() -> Image.Image:
    """Returns an image that holds the palette, as `Image.quantize` needs it."""
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE.colours)
    return image
