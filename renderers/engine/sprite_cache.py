"""The rasters of sprites in memory: recently used ones ready to paste, many more compressed to a thirtieth."""

from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.lru import LruCache
from renderers.engine.pillow_internals import Pasteable, pasteable
from renderers.engine.png import DEFLATE
from renderers.engine.scene import Size, Sprite
from renderers.themes.theme import Theme

_LEVEL = 1

_OVERHEAD = 1_300
"""Roughly the bytes, as traced, of a sprite and of its raster's objects, without the pixels."""

SpriteKey: TypeAlias = tuple[Theme, Sprite]


class Raster(NamedTuple):
    """A sprite in pixels: palette indices (mode "L") and a mask of covered pixels (mode "1"), None if all are covered.

    Attributes:
        pasteable: image and mask in the form that `paste_all` takes.
    """

    image: Image.Image
    mask: Image.Image | None
    pasteable: Pasteable

    @classmethod
    def of(cls, image: Image.Image, mask: Image.Image | None) -> "Raster":
        return cls(image, mask, pasteable(image, mask))

    @property
    def memory(self) -> int:
        """Roughly the bytes of the raster and its key: Pillow keeps a byte for each pixel of either mode."""
        return _OVERHEAD + self.image.width * self.image.height * (1 if self.mask is None else 2)


class CompressedRaster(NamedTuple):
    """The pixels of a raster, and of its mask if it has one, compressed."""

    size: Size
    image: bytes
    mask: bytes | None

    @property
    def memory(self) -> int:
        """Roughly the bytes of the compressed raster and its key."""
        return _OVERHEAD + len(self.image) + len(self.mask or b"")

    @classmethod
    def of(cls, raster: Raster) -> "CompressedRaster":
        mask = None if raster.mask is None else DEFLATE.compress(raster.mask.tobytes(), _LEVEL)
        return cls(raster.image.size, DEFLATE.compress(raster.image.tobytes(), _LEVEL), mask)

    def raster(self) -> Raster:
        image = Image.frombytes("L", self.size, DEFLATE.decompress(self.image))
        mask = None if self.mask is None else Image.frombytes("1", self.size, DEFLATE.decompress(self.mask))
        return Raster.of(image, mask)


class SpriteCache:
    """Two LRU caches for the sprites of any number of themes, safe for any number of threads.

    `rasters` are ready to paste, `compressed` have to be decompressed first. Each holds at most the given number of
    bytes.
    """

    def __init__(self, *, capacity: int = 24_000_000, compressed_capacity: int = 6_000_000) -> None:
        self.rasters: LruCache[SpriteKey, Raster] = LruCache(capacity, lambda raster: raster.memory)
        self.compressed: LruCache[SpriteKey, CompressedRaster] = LruCache(
            compressed_capacity, lambda raster: raster.memory
        )
