"""Where painted sprites are kept: packed to a thirtieth as long as there is room, and ready for use those used last."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, TypeAlias

from PIL import Image

from renderers.recent import Recent
from renderers.scene import Size, Sprite
from renderers.theme import Theme

# ISA-L packs in a tenth of zlib's time, but is not built for every interpreter
_DEFLATE = import_module("isal.isal_zlib" if find_spec("isal") else "zlib")
_LEVEL = 1

Page: TypeAlias = tuple[Theme, Sprite]
"""What a stamp is looked up by."""


class Stamp(NamedTuple):
    """A painted sprite: palette indices (mode "L"), and a mask of what it covers (mode "1"), None where that is all."""

    image: Image.Image
    mask: Image.Image | None

    @property
    def weight(self) -> int:
        """About how many bytes it holds: Pillow keeps a byte for each pixel of either mode."""
        return self.image.width * self.image.height * (1 if self.mask is None else 2)


class Packed(NamedTuple):
    """A stamp's pixels, and its mask's if it has one, as a compressor leaves them."""

    size: Size
    image: bytes
    mask: bytes | None

    @property
    def weight(self) -> int:
        """About how many bytes it holds, with its key."""
        return 1000 + len(self.image) + len(self.mask or b"")

    def stamp(self) -> Stamp:
        image = Image.frombytes("L", self.size, _DEFLATE.decompress(self.image))
        mask = None if self.mask is None else Image.frombytes("1", self.size, _DEFLATE.decompress(self.mask))
        return Stamp(image, mask)


def packed(stamp: Stamp) -> Packed:
    mask = None if stamp.mask is None else _DEFLATE.compress(stamp.mask.tobytes(), _LEVEL)
    return Packed(stamp.image.size, _DEFLATE.compress(stamp.image.tobytes(), _LEVEL), mask)


class Album:
    """The stamps of any number of themes, for any number of threads.

    room, packed_room: how many bytes those ready for use and those packed take at most. What has not been asked for
    the longest goes first.
    """

    def __init__(self, *, room: int = 12_000_000, packed_room: int = 6_000_000) -> None:
        self.ready: Recent[Page, Stamp] = Recent(room=room, weight=lambda stamp: stamp.weight)
        self.packed: Recent[Page, Packed] = Recent(room=packed_room, weight=lambda stamp: stamp.weight)
