"""One palette for a theme: few enough colours, each pixel the nearest of them, and no blend far from any."""

from collections import Counter
from itertools import chain
from math import dist
from random import Random

import pytest

from renderers.dice import tris_1, tris_2
from renderers.engine.canvas import draw_sprite
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import flatten, is_composite
from renderers.themes.palette import PALETTE_SIZE, theme_palette
from renderers.themes.theme import THEMES, Rgb, Theme
from tests.renderers.scenes import SCENES

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@every_theme
def test_it_leaves_an_index_free(theme: Theme) -> None:
    own = theme_palette(theme)
    assert len(own.entries) <= PALETTE_SIZE == 255
    assert len(own.colours) == 3 * len(own.entries)


@every_theme
def test_every_colour_of_the_theme_is_in_it_as_it_is(theme: Theme) -> None:
    assert {theme[role] for role in theme.colours} <= set(theme_palette(theme).entries)


def test_every_colour_becomes_the_nearest_one(rasterizer: Rasterizer) -> None:
    luck = Random(1)
    for _ in range(500):
        colour = luck.randrange(256), luck.randrange(256), luck.randrange(256)
        nearest = min(dist(colour, entry) for entry in rasterizer.palette.entries)
        assert dist(colour, rasterizer.palette.entries[rasterizer.palette.nearest(colour)]) == nearest
        (number,) = memoryview(bytes((*colour, luck.randrange(256)))).cast("I")
        assert rasterizer.palette[number] == rasterizer.palette.nearest(colour)


@every_theme
def test_no_pixel_is_far_from_what_was_drawn(theme: Theme) -> None:
    # in steps of red, green and blue; only where three colours meet in one pixel may it be more than a shade
    own, pixels = theme_palette(theme), Counter[Rgb]()
    for sprite in {item.sprite for scene in SCENES.values() for item in flatten(scene.placed)}:
        if not is_composite(sprite):
            drawn = draw_sprite(sprite, theme).pixels().convert("RGB")
            pixels.update(zip(*(channel.tobytes() for channel in drawn.split()), strict=True))
    errors = {colour: dist(colour, own.entries[own.nearest(colour)]) for colour in pixels}
    assert max(errors.values()) <= 32
    assert sum(count for colour, count in pixels.items() if errors[colour] > 20) <= pixels.total() / 1000


def test_index_255_is_on_no_stamp(rasterizer: Rasterizer) -> None:
    for sprite in chain(tris_1.sprites(), tris_2.sprites()):
        assert max(rasterizer.raster(sprite).image.tobytes()) < PALETTE_SIZE
