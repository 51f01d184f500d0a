"""Compares pictures by their pixels, since the bytes of a file depend on its compression."""

from io import BytesIO
from typing import TypeAlias

from PIL import Image

Pixels: TypeAlias = tuple[tuple[int, int], bytes]
"""A picture's size, and R, G and B of each pixel, row by row."""


def pixels(picture: bytes) -> Pixels:
    """Decodes a picture with Pillow."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    return image.size, image.tobytes()


def palette_indices(png: bytes) -> Pixels:
    """Decodes a PNG with a palette: its size, and the palette index of each pixel."""
    image = Image.open(BytesIO(png))
    assert image.mode == "P"
    return image.size, image.tobytes()
