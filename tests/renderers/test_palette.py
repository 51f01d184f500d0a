"""One palette for a theme: few enough colours, each pixel the nearest of them, and no blend far from any."""

from itertools import chain
from math import dist
from random import Random

import pytest

from renderers import tris_1, tris_2
from renderers.atlas import Atlas
from renderers.grid import Cells
from renderers.palette import SIZE
from renderers.sprites import draw
from renderers.sprites.canvas import Canvas
from renderers.theme import DARK
from tests.renderers.scenes import SCENES


def test_it_leaves_an_index_free(atlas: Atlas) -> None:
    assert len(atlas.palette.entries) <= SIZE == 255
    assert len(atlas.palette.colours) == 3 * len(atlas.palette.entries)


def test_every_colour_of_the_theme_is_in_it_as_it_is(atlas: Atlas) -> None:
    assert {DARK[role] for role in DARK.colours} <= set(atlas.palette.entries)


def test_every_colour_becomes_the_nearest_one(atlas: Atlas) -> None:
    luck = Random(1)
    for _ in range(500):
        colour = luck.randrange(256), luck.randrange(256), luck.randrange(256)
        nearest = min(dist(colour, entry) for entry in atlas.palette.entries)
        assert dist(colour, atlas.palette.entries[atlas.palette.nearest(colour)]) == nearest
        (number,) = memoryview(bytes((*colour, luck.randrange(256)))).cast("I")
        assert atlas.palette[number] == atlas.palette.nearest(colour)


@pytest.mark.parametrize("name", SCENES)
def test_no_pixel_is_far_from_what_was_drawn(name: str, atlas: Atlas) -> None:
    placed = {item.sprite for item in SCENES[name].placed}
    for sprite in {sprite.tile if isinstance(sprite, Cells) else sprite for sprite in placed}:
        canvas = Canvas(sprite.size, DARK, sprite.under)
        draw(sprite, canvas)
        colours = canvas.pixels().convert("RGB").getcolors(maxcolors=1 << 20)
        assert colours is not None
        for _, drawn in colours:
            assert isinstance(drawn, tuple)
            assert dist(drawn, atlas.palette.entries[atlas.palette.nearest((drawn[0], drawn[1], drawn[2]))]) <= 20


def test_index_255_is_on_no_stamp(atlas: Atlas) -> None:
    for sprite in chain(tris_1.sprites(), tris_2.sprites()):
        assert max(atlas.stamp(sprite).image.tobytes()) < SIZE
