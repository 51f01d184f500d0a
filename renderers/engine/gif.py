"""Encodes animations as GIF: after the first frame each holds only what changed and is transparent elsewhere."""

from collections.abc import Iterable, Iterator
from struct import pack
from typing import NamedTuple

from PIL import Image, ImageChops

from renderers.engine.pillow_internals import gif_pixels
from renderers.engine.scene import Box, Size
from renderers.themes.palette import PALETTE_SIZE

TRANSPARENT = PALETTE_SIZE
"""The index, after all those of a palette, of pixels that keep what the frame before shows."""

_EIGHT_BITS = 0b111
_GLOBAL_COLOURS = 0b1_111_0_000 | _EIGHT_BITS
_KEEP_AND_SHOW_THROUGH = 0b000_001_0_1
_LOOP_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER = b"\x3b"


class Frame(NamedTuple):
    """A frame.

    Attributes:
        image: palette indices below TRANSPARENT (mode "L").
        duration: in milliseconds.
    """

    image: Image.Image
    duration: int


def encode_gif(size: Size, frames: Iterable[Frame], colours: bytes) -> bytes:
    """Encodes the frames, all of that size, as an animation that repeats.

    The frames may be made as they are asked for: at most three are held at a time.

    Args:
        colours: the palette as R, G, B bytes.

    Raises:
        ValueError: if there is none, or one of another size.
    """
    blocks = [_block(change) for change in _changes(size, frames)]
    if not blocks:
        raise ValueError("a GIF needs frames")
    return b"".join([b"GIF89a", _screen(size, colours), _LOOP_FOREVER, *blocks, _TRAILER])


class _Change(NamedTuple):
    """The pixels that a frame changes, and the position of their top left corner."""

    image: Image.Image
    corner: tuple[int, int]
    duration: int


def _changes(size: Size, frames: Iterable[Frame]) -> Iterator[_Change]:
    """Yields what each frame changes; a frame equal to the one before only prolongs that one."""
    shown: Image.Image | None = None
    pending: _Change | None = None
    for image, duration in frames:
        if image.size != size:
            raise ValueError(f"a GIF of {size} has no room for a frame of {image.size}")
        box: Box = (0, 0, *image.size)
        if shown is not None:
            difference = ImageChops.difference(shown, image)
            changed = difference.getbbox()
            if changed is None and pending is not None:
                pending = pending._replace(duration=pending.duration + duration)
                continue
            box = changed or box
            unchanged = difference.crop(box).point([255, *(0,) * 255], "1")
            part = image.crop(box)
            part.paste(TRANSPARENT, mask=unchanged)
        else:
            part = image
        if pending is not None:
            yield pending
        shown, pending = image, _Change(part, box[:2], duration)
    if pending is not None:
        yield pending


def _screen(size: Size, colours: bytes) -> bytes:
    return pack("<HHBBB", *size, _GLOBAL_COLOURS, 0, 0) + colours.ljust(3 * 256, b"\0")


def _block(change: _Change) -> bytes:
    timing = pack("<BHB", _KEEP_AND_SHOW_THROUGH, round(change.duration / 10), TRANSPARENT)
    control = b"\x21\xf9\x04" + timing + b"\0"
    descriptor = b"\x2c" + pack("<HHHHB", *change.corner, *change.image.size, 0)
    return control + descriptor + b"\x08" + gif_pixels(change.image) + b"\0"
