"""Paints scenes and encodes them as PNG, band by band: bands of earlier pictures are reused."""

from collections.abc import Callable
from typing import TypeAlias

from PIL import Image

from bot.lru import LruCache
from renderers.engine.pillow_internals import Paste, Pasteable, image_in_png_rows, paste_all
from renderers.engine.png import EncodedBand, encode_png, encode_rows
from renderers.engine.rasterizer import NotCached, Rasterizer
from renderers.engine.scene import Group, Scene, Sprite
from renderers.engine.sprite_cache import Raster

_OVERHEAD = 1_000
"""Roughly the bytes, as traced, of a band's scene and of the encoded band's objects."""

BandCache: TypeAlias = LruCache[Scene, EncodedBand]
"""Encoded bands by their scenes, which include the theme."""


def band_cache(capacity: int = 24_000_000) -> BandCache:
    """Returns a cache for at most this many bytes of encoded bands."""
    return LruCache(capacity, lambda band: _OVERHEAD + len(band.chunk))


class Painter:
    """Makes PNGs in one theme. Safe for any number of threads.

    Args:
        bands: the cache of encoded bands, few of which change with a move; painters of other themes may share it. Its
            content does not affect the pictures.
    """

    def __init__(self, rasterizer: Rasterizer, bands: BandCache | None = None) -> None:
        self.rasterizer = rasterizer
        self.bands = band_cache() if bands is None else bands
        self._colours = rasterizer.palette.colours

    def png(self, scene: Scene) -> bytes:
        """Returns the scene as PNG; a million pixels take 1 ms if no band is cached."""
        return self._png(scene, self.rasterizer.raster)

    def png_if_cached(self, scene: Scene) -> bytes | None:
        """Returns the scene as PNG if no sprite has to be drawn for it, else None."""
        try:
            return self._png(scene, self.rasterizer.cached_raster)
        except NotCached:
            return None

    def _png(self, scene: Scene, raster: Callable[[Sprite], Raster]) -> bytes:
        found: dict[int, Pasteable] = {}

        def encode(band: Scene) -> EncodedBand:
            image, rows = image_in_png_rows(band.size, self.rasterizer.background)
            _paint(image, band, raster, found)
            return encode_rows(rows)

        return encode_png(scene.size, self._colours, (self.bands.get_or_create(band, encode) for band in scene.bands()))


def paint(scene: Scene, rasterizer: Rasterizer) -> Image.Image:
    """Returns the scene in palette indices (mode "L")."""
    image = Image.new("L", scene.size, rasterizer.background)
    _paint(image, scene, rasterizer.raster, {})
    return image


def _paint(image: Image.Image, scene: Scene, raster: Callable[[Sprite], Raster], found: dict[int, Pasteable]) -> None:
    """Paints a scene on an image of its size, filled with the background.

    Rasters are looked up by the id of the sprite's object, which is much quicker than by its content.

    Args:
        found: the rasters by the id of the sprite's object, for all bands of a picture.
    """
    height = scene.size[1]
    pastes: list[Paste] = []
    for whole, left, top in scene.placed:
        for sprite, x, y in whole.parts if isinstance(whole, Group) else ((whole, 0, 0),):
            # the parts of a group may lie above or below the scene
            if top + y < height:
                image_of = found.get(id(sprite)) or found.setdefault(id(sprite), raster(sprite).pasteable)
                if top + y + image_of.height > 0:
                    pastes.append((image_of, left + x, top + y))
    paste_all(image, pastes)
