"""Turns each sprite once into indices of the theme's palette, blended with the colour under the sprite."""

from collections.abc import Callable
from threading import Lock

from PIL import Image

from renderers.engine.canvas import draw_sprite
from renderers.engine.pillow_internals import paste_all
from renderers.engine.scene import CompositeSprite, Sprite, is_composite
from renderers.engine.sprite_cache import CompressedRaster, Raster, SpriteCache, SpriteKey
from renderers.themes.palette import theme_palette
from renderers.themes.theme import Role, Theme

_DRAWING = Lock()
"""Held while a sprite is drawn. Threads drawing at the same time would only take turns holding the GIL: none would be
done sooner, and the event loop would have to wait for all of them."""


class NotCached(Exception):
    """A sprite is not in the cache, and drawing it would take longer than the caller wants to wait."""


class Rasterizer:
    """Rasterizes the sprites of one theme. Safe for any number of threads.

    Args:
        cache: the cache of rasters; other themes may share it.
    """

    def __init__(self, theme: Theme, cache: SpriteCache | None = None) -> None:
        self.theme = theme
        self.palette = theme_palette(theme)
        self.background = self.index("background")
        self.cache = cache or SpriteCache()

    def raster(self, sprite: Sprite) -> Raster:
        """Returns the sprite's raster; draws the sprite if it is not cached."""
        return self._raster(sprite, self._drawn)

    def cached_raster(self, sprite: Sprite) -> Raster:
        """Returns the sprite's raster; raises NotCached if a sprite would have to be drawn for it."""
        return self._raster(sprite, _not_cached)

    def prerender(self, sprite: Sprite) -> None:
        """Draws the sprite and keeps it compressed: using it then takes a twentieth of the time that drawing takes."""
        if is_composite(sprite):
            for part in sprite.parts:
                self.prerender(part.sprite)
        else:
            self.cache.compressed.get_or_create((self.theme, sprite), self._drawn)

    def index(self, role: Role) -> int:
        """Returns the palette index of one of the theme's own colours."""
        return self.palette.entries.index(self.theme[role])

    def _raster(self, sprite: Sprite, draw: Callable[[SpriteKey], CompressedRaster]) -> Raster:
        def create(key: SpriteKey) -> Raster:
            # composites are never compressed: composing them again is as quick as decompressing
            if is_composite(sprite):
                return self._composed(sprite, draw)
            return self.cache.compressed.get_or_create(key, draw).raster()

        return self.cache.rasters.get_or_create((self.theme, sprite), create)

    def _drawn(self, key: SpriteKey) -> CompressedRaster:
        _, sprite = key
        with _DRAWING:
            pixels = draw_sprite(sprite, self.theme).pixels()
            numbers = memoryview(pixels.tobytes()).cast("I")
            indices = Image.frombytes("L", pixels.size, bytes(map(self.palette.__getitem__, numbers)))
            mask = None if sprite.opaque else pixels.getchannel(3).point(lambda drawn: 255 * bool(drawn), "1")
            return CompressedRaster.of(Raster.of(indices, mask))

    def _composed(self, whole: CompositeSprite, draw: Callable[[SpriteKey], CompressedRaster]) -> Raster:
        """Composes a sprite from the rasters of its parts: drawing a row of cells at once would take 11 MB."""
        image = Image.new("L", whole.size, self.index(whole.background))
        rasters = [(self._raster(part.sprite, draw), part) for part in whole.parts]
        paste_all(image, ((raster.pasteable, part.x, part.y) for raster, part in rasters))
        if whole.opaque:
            return Raster.of(image, None)
        mask = Image.new("1", whole.size)
        for raster, part in rasters:
            mask.paste(1, part.box, raster.mask)
        return Raster.of(image, mask)


def _not_cached(key: SpriteKey) -> CompressedRaster:
    _, sprite = key
    raise NotCached(sprite)
