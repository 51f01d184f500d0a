"""A theme's palette has few enough colours, maps each pixel to the nearest, and no blend is far from one."""

from collections import Counter
from math import dist
from random import Random

import pytest

from renderers.engine.canvas import draw_sprite
from renderers.engine.rasterizer import Rasterizer
from renderers.themes.palette import PALETTE_SIZE, theme_palette
from renderers.themes.theme import THEMES, Rgb, Theme
from tests.examples import sampled
from tests.renderers.layout import representatives

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@every_theme
def test_an_index_is_left_for_transparent_pixels(theme: Theme) -> None:
    palette = theme_palette(theme)
    assert len(palette.entries) <= PALETTE_SIZE == 255
    assert len(palette.colours) == 3 * len(palette.entries)


@every_theme
def test_every_colour_of_the_theme_is_in_the_palette(theme: Theme) -> None:
    assert {theme[role] for role in theme.colours} <= set(theme_palette(theme).entries)


def test_every_colour_is_mapped_to_the_nearest_entry(rasterizer: Rasterizer) -> None:
    luck, palette = Random(1), rasterizer.palette
    for _ in range(500):
        colour = luck.randrange(256), luck.randrange(256), luck.randrange(256)
        nearest = min(dist(colour, entry) for entry in palette.entries)
        assert dist(colour, palette.entries[palette.nearest(colour)]) == nearest
        (number,) = memoryview(bytes((*colour, luck.randrange(256)))).cast("I")
        assert palette[number] == palette.nearest(colour)


@every_theme
def test_no_pixel_is_far_from_what_was_drawn(theme: Theme) -> None:
    """Of a sixth of the sprites, with `SLOW=1` of all."""
    # in steps of red, green and blue; only where three colours meet in one pixel may it be more than a shade
    palette, pixels = theme_palette(theme), Counter[Rgb]()
    for sprite in sampled(representatives(), 6):
        picture = draw_sprite(sprite, theme).pixels().convert("RGB")
        for count, colour in picture.getcolors(picture.width * picture.height) or ():
            pixels[colour] += count  # type: ignore[index]  # RGB has tuples
    errors = {colour: dist(colour, palette.entries[palette.nearest(colour)]) for colour in pixels}
    assert max(errors.values()) <= 32
    assert sum(count for colour, count in pixels.items() if errors[colour] > 20) <= pixels.total() / 1000
