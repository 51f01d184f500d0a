"""All uses of Pillow beyond its documented interface, each with its own test."""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from renderers.engine.scene import Size


class Pasteable(NamedTuple):
    """An image of Pillow's C core, its mask if it has one, and its size: looked up once for many pastes."""

    core: Any
    mask: Any
    width: int
    height: int


Paste: TypeAlias = tuple[Pasteable, int, int]
"""An image and the position of its top left corner."""


def pasteable(image: Image.Image, mask: Image.Image | None) -> Pasteable:
    """Returns an image for `paste_all`, valid only as long as `image` and `mask` exist."""
    return Pasteable(image.im, mask and mask.im, *image.size)


def paste_all(image: Image.Image, pastes: Iterable[Paste]) -> None:
    """Pastes images of the same mode in turn, with Pillow's C core instead of `Image.paste`.

    `Image.paste` takes twice as long to check its arguments as to copy the pixels.
    """
    paste = image.im.paste
    for (core, mask, width, height), x, y in pastes:
        if mask:
            paste(core, (x, y, x + width, y + height), mask)
        else:
            paste(core, (x, y, x + width, y + height))


def image_in_png_rows(size: Size, colour: int) -> tuple[Image.Image, memoryview]:
    """Returns an image (mode "L") of one colour, and its rows as in a PNG, each after a filter byte 0.

    The rows share the image's memory, so that whatever `paste_all` pastes is in them at once.
    """
    width, height = size
    # one byte more than the rows: Pillow wants the memory of whole rows, counted from the first pixel
    memory = bytearray((colour,)) * (height * (width + 1) + 1)
    memory[:: width + 1] = bytes(height + 1)
    pixels: Any = memoryview(memory)[1:]  # the documentation allows any buffer, the type hints do not
    return Image.frombuffer("L", size, pixels, "raw", "L", width + 1, 1), memoryview(memory)[:-1]


def png_rows(image: Image.Image) -> memoryview:
    """Returns the rows of an image (mode "L") in the format of `image_in_png_rows`."""
    copy, rows = image_in_png_rows(image.size, 0)
    copy.im.paste(image.im, (0, 0, *image.size))
    return rows


def gif_pixels(image: Image.Image) -> bytes:
    """Returns the pixels of an image (mode "L") compressed as in a GIF, by Pillow's own encoder for GIFs."""
    return image.tobytes("gif", "L")
