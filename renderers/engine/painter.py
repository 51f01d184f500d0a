"""From scenes to PNGs, band by band."""

from collections.abc import Callable
from typing import TypeAlias

from PIL import Image

from bot.lru import LruCache
from renderers.engine.png import Strip, packed, png
from renderers.engine.rasterizer import Atlas, Undrawn
from renderers.engine.scene import Scene, Sprite, each
from renderers.engine.sprite_cache import Stamp

_KEY = 2_400
"""About how many bytes the scene of a band takes, with the objects of its strip, as traced."""

Strips: TypeAlias = LruCache[Scene, Strip]
"""Packed bands, by what they show and in which theme."""


def strips(room: int = 24_000_000) -> Strips:
    """Room for so many bytes of packed bands."""
    return LruCache(room, lambda strip: _KEY + len(strip.chunk))


class Painter:
    """Makes PNGs, for any number of threads. It keeps the packed bands of the last ones: a move changes few of them.

    kept: where; room of its own unless it shares that with other themes' painters. What was kept changes no picture.
    """

    def __init__(self, atlas: Atlas, kept: Strips | None = None) -> None:
        self.atlas = atlas
        self.strips = strips() if kept is None else kept
        self._colours = atlas.palette.colours

    def png(self, scene: Scene) -> bytes:
        """The picture of the scene; 1 ms for a million pixels of which none is kept."""
        return self._png(scene, self.atlas.stamp)

    def at_hand(self, scene: Scene) -> bytes | None:
        """The same picture if no sprite has to be drawn for it; else None."""
        try:
            return self._png(scene, self.atlas.held)
        except Undrawn:
            return None

    def _png(self, scene: Scene, stamp: Callable[[Sprite], Stamp]) -> bytes:
        def strip(band: Scene) -> Strip:
            return packed(_painted(band, self.atlas.ground, stamp))

        return png(scene.size, self._colours, (self.strips.get_or_create(band, strip) for band in scene.bands()))


def painted(scene: Scene, atlas: Atlas) -> Image.Image:
    """The scene in palette indices (mode "L")."""
    return _painted(scene, atlas.ground, atlas.stamp)


def _painted(scene: Scene, ground: int, stamp_of: Callable[[Sprite], Stamp]) -> Image.Image:
    image = Image.new("L", scene.size, ground)
    # straight into Pillow's core: what `Image.paste` asks about its images first takes twice as long as the pixels
    core = image.im
    for sprite, x, y in each(scene.placed):
        stamp = stamp_of(sprite)
        width, height = stamp.image.size
        box = (x, y, x + width, y + height)
        if stamp.mask:
            core.paste(stamp.image.im, box, stamp.mask.im)
        else:
            core.paste(stamp.image.im, box)
    return image
