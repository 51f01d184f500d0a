"""Paints scenes with a mask for every sprite, for comparison with pasting opaque sprites whole."""

from PIL import Image

from renderers.engine.canvas import draw_sprite
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene, Sprite, is_composite
from renderers.parts.panel import Rectangle
from renderers.themes.theme import DARK
from tests.renderers.layout import taken_apart

_DRAWN: dict[Sprite, Image.Image] = {}


def covered(sprite: Sprite) -> Image.Image:
    """Returns a mask of the pixels that a sprite covers."""
    if not is_composite(sprite):
        if sprite not in _DRAWN:
            opacity = draw_sprite(sprite, DARK).pixels().getchannel(3)
            _DRAWN[sprite] = opacity.point(lambda drawn: 255 * bool(drawn), "1")
        return _DRAWN[sprite]
    whole = Image.new("1", sprite.size, isinstance(sprite, Rectangle))
    for part in sprite.parts:
        mask = covered(part.sprite)
        # a sprite that is pasted without a mask hides everything below it
        whole.paste(mask, part.box, None if part.sprite.opaque else mask)
    return whole


def paint_masked(scene: Scene, rasterizer: Rasterizer) -> Image.Image:
    """Paints the scene with a mask for each sprite, so that only the pixels that it covers are pasted."""
    image = Image.new("L", scene.size, rasterizer.background)
    for item in taken_apart(scene):
        image.paste(rasterizer.raster(item.sprite).image, (item.x, item.y), covered(item.sprite))
    return image
