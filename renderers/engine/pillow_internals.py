"""All that the renderers use of Pillow beyond its documented interface; each use has a test of its own."""

from collections.abc import Iterable
from typing import TypeAlias

from PIL import Image

Paste: TypeAlias = tuple[Image.Image, Image.Image | None, int, int]
"""An image, its mask if it has one, and the position of its top left corner."""


def paste_all(image: Image.Image, pastes: Iterable[Paste]) -> None:
    """Pastes images of the same mode in turn, with Pillow's C core instead of `Image.paste`.

    What `Image.paste` checks of its arguments takes twice as long as copying the pixels.
    """
    core = image.im
    for pasted, mask, x, y in pastes:
        width, height = pasted.size
        box = (x, y, x + width, y + height)
        if mask:
            core.paste(pasted.im, box, mask.im)
        else:
            core.paste(pasted.im, box)


def png_rows(image: Image.Image) -> memoryview:
    """Returns the rows of an image (mode "L") as a PNG holds them, each behind its filter byte 0, but the first byte.

    Uses the raw encoder, which can write rows wider than the image: by the one byte that the next row begins with.
    """
    return memoryview(image.tobytes("raw", "L", image.width + 1, 1))[:-1]


def gif_pixels(image: Image.Image) -> bytes:
    """Returns the pixels of an image (mode "L") compressed as in a GIF, by the encoder that Pillow keeps for those."""
    return image.tobytes("gif", "L")
