"""A moving picture as GIF: after the first frame each holds only what changed, and shows through everywhere else."""

from collections.abc import Iterable, Iterator
from struct import pack
from typing import NamedTuple

from PIL import Image, ImageChops

from renderers.engine.scene import Size
from renderers.themes.palette import SIZE

UNCHANGED = SIZE
"""The index, behind all those of a palette, where a frame leaves what is there."""

_EIGHT_BITS = 0b111
_GLOBAL_COLOURS = 0b1_111_0_000 | _EIGHT_BITS
_KEEP_AND_SHOW_THROUGH = 0b000_001_0_1
_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"


class Frame(NamedTuple):
    """One moment. image: palette indices below UNCHANGED (mode "L"). hold: how long it stands, in milliseconds."""

    image: Image.Image
    hold: int


def gif(size: Size, frames: Iterable[Frame], colours: bytes) -> bytes:
    """The frames, all of that size, one after the other and again from the first, in a palette of R, G, B bytes.

    They may be made as they are asked for: three at most are held. Raises ValueError where there is none, or one
    of another size.
    """
    blocks = [_block(change) for change in _changes(size, frames)]
    if not blocks:
        raise ValueError("a GIF needs frames")
    return b"".join([b"GIF89a", _screen(size, colours), _FOREVER, *blocks, _END])


class _Change(NamedTuple):
    """What a frame adds to the one before it, and where its top left corner lies."""

    image: Image.Image
    corner: tuple[int, int]
    hold: int


def _changes(size: Size, frames: Iterable[Frame]) -> Iterator[_Change]:
    """Frames that show the same as the one before only make that stand longer."""
    shown: Image.Image | None = None
    waiting: _Change | None = None
    for image, hold in frames:
        if image.size != size:
            raise ValueError(f"a GIF of {size} has no room for a frame of {image.size}")
        box = (0, 0, *image.size)
        if shown is not None:
            difference = ImageChops.difference(shown, image)
            changed = difference.getbbox()
            if changed is None and waiting is not None:
                waiting = waiting._replace(hold=waiting.hold + hold)
                continue
            box = changed or box
            unchanged = difference.crop(box).point([255, *(0,) * 255], "1")
            part = image.crop(box)
            part.paste(UNCHANGED, mask=unchanged)
        else:
            part = image
        if waiting is not None:
            yield waiting
        shown, waiting = image, _Change(part, box[:2], hold)
    if waiting is not None:
        yield waiting


def _screen(size: Size, colours: bytes) -> bytes:
    return pack("<HHBBB", *size, _GLOBAL_COLOURS, 0, 0) + colours.ljust(3 * 256, b"\0")


def _block(change: _Change) -> bytes:
    control = b"\x21\xf9\x04" + pack("<BHB", _KEEP_AND_SHOW_THROUGH, round(change.hold / 10), UNCHANGED) + b"\0"
    place = b"\x2c" + pack("<HHHHB", *change.corner, *change.image.size, 0)
    return control + place + b"\x08" + change.image.tobytes("gif", "L") + b"\0"
