"""All that the renderers use of Pillow beyond its documented interface; each use has a test of its own."""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from PIL import Image


class Pasteable(NamedTuple):
    """An image of Pillow's C core, its mask if it has one, and its size: looked up once for many pastes."""

    core: Any
    mask: Any
    width: int
    height: int


Paste: TypeAlias = tuple[Pasteable, int, int]
"""An image and the position of its top left corner."""


def pasteable(image: Image.Image, mask: Image.Image | None) -> Pasteable:
    """Returns an image for `paste_all`. It may be used as long as both are kept."""
    return Pasteable(image.im, mask and mask.im, *image.size)


def paste_all(image: Image.Image, pastes: Iterable[Paste]) -> None:
    """Pastes images of the same mode in turn, with Pillow's C core instead of `Image.paste`.

    What `Image.paste` checks of its arguments takes twice as long as copying the pixels.
    """
    paste = image.im.paste
    for (core, mask, width, height), x, y in pastes:
        if mask:
            paste(core, (x, y, x + width, y + height), mask)
        else:
            paste(core, (x, y, x + width, y + height))


def png_rows(image: Image.Image) -> memoryview:
    """Returns the rows of an image (mode "L") as a PNG holds them, each behind its filter byte 0, but the first byte.

    Uses the raw encoder, which can write rows wider than the image: by the one byte that the next row begins with.
    """
    return memoryview(image.tobytes("raw", "L", image.width + 1, 1))[:-1]


def gif_pixels(image: Image.Image) -> bytes:
    """Returns the pixels of an image (mode "L") compressed as in a GIF, by the encoder that Pillow keeps for those."""
    return image.tobytes("gif", "L")
