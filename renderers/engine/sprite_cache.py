"""Where painted sprites are kept: packed to a thirtieth as long as there is room, and ready for use those used last."""

from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.lru import LruCache
from renderers.engine.compression import DEFLATE
from renderers.engine.scene import Size, Sprite
from renderers.themes.theme import Theme

_LEVEL = 1

_OBJECTS = 1_300
"""About how many bytes a sprite and the objects of its stamp take beside the pixels, as traced."""

_TURN = Image.Transpose
_CLOCKWISE = {1: _TURN.ROTATE_270, 2: _TURN.ROTATE_180, 3: _TURN.ROTATE_90}
"""Pillow turns the other way."""

Page: TypeAlias = tuple[Theme, Sprite]
"""What a stamp is looked up by."""


class Stamp(NamedTuple):
    """A painted sprite: palette indices (mode "L"), and a mask of what it covers (mode "1"), None where that is all."""

    image: Image.Image
    mask: Image.Image | None

    @property
    def weight(self) -> int:
        """About how many bytes it holds, with its key: Pillow keeps a byte for each pixel of either mode."""
        return _OBJECTS + self.image.width * self.image.height * (1 if self.mask is None else 2)

    def turned(self, quarters: int) -> "Stamp":
        """The same, turned clockwise."""
        way = _CLOCKWISE[quarters]
        return Stamp(self.image.transpose(way), self.mask and self.mask.transpose(way))


class Packed(NamedTuple):
    """A stamp's pixels, and its mask's if it has one, as a compressor leaves them."""

    size: Size
    image: bytes
    mask: bytes | None

    @property
    def weight(self) -> int:
        """About how many bytes it holds, with its key."""
        return _OBJECTS + len(self.image) + len(self.mask or b"")

    @classmethod
    def of(cls, stamp: Stamp) -> "Packed":
        mask = None if stamp.mask is None else DEFLATE.compress(stamp.mask.tobytes(), _LEVEL)
        return cls(stamp.image.size, DEFLATE.compress(stamp.image.tobytes(), _LEVEL), mask)

    def stamp(self) -> Stamp:
        image = Image.frombytes("L", self.size, DEFLATE.decompress(self.image))
        mask = None if self.mask is None else Image.frombytes("1", self.size, DEFLATE.decompress(self.mask))
        return Stamp(image, mask)


class Album:
    """The stamps of any number of themes, for any number of threads.

    room, packed_room: how many bytes those ready for use and those packed take at most. What has not been asked for
    the longest goes first.
    """

    def __init__(self, *, room: int = 24_000_000, packed_room: int = 6_000_000) -> None:
        self.ready: LruCache[Page, Stamp] = LruCache(room, lambda stamp: stamp.weight)
        self.packed: LruCache[Page, Packed] = LruCache(packed_room, lambda stamp: stamp.weight)
