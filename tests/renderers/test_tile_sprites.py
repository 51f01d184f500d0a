"""Triangular tiles as they are painted: digits large enough, chips inside, all sizes in little memory."""

from itertools import combinations

import pytest
from PIL import ImageChops

from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Atlas
from renderers.engine.scene import Placed, Scene
from renderers.themes.theme import DARK, THEMES, Theme
from renderers.tiles.tile import LATTICES, SMALLEST_DIGIT, Chip, Lattice, Tile, sprites

every_lattice = pytest.mark.parametrize("lattice", LATTICES, ids=lambda lattice: str(lattice.side))


@every_lattice
def test_a_lattice_is_one_of_whole_pixels_and_nearly_equilateral(lattice: Lattice) -> None:
    assert lattice.side % 2 == 0
    assert lattice.height == pytest.approx(lattice.side * 3**0.5 / 2, abs=1)


@every_lattice
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_digit_is_painted_at_least_27_pixels_high(lattice: Lattice, theme: Theme) -> None:
    atlas = Atlas(theme)
    five = atlas.palette.nearest(theme["value-ink-5"])
    box = atlas.stamp(Chip(lattice, 5, "tile")).image.point(lambda index: 255 * (index == five)).getbbox()
    assert box is not None
    # the soft edges above and below are not counted
    assert box[3] - box[1] + 1 >= SMALLEST_DIGIT
    assert lattice.digit_height >= SMALLEST_DIGIT


@every_lattice
@pytest.mark.parametrize("up", [True, False])
def test_chips_lie_on_the_body_and_clear_of_one_another(lattice: Lattice, up: bool, atlas: Atlas) -> None:
    tile = Tile(lattice, up, (0, 3, 5), "tile")
    body, *chips = tile.parts
    free = atlas.stamp(body.sprite).mask
    assert free is not None
    for chip in chips:
        mask = atlas.stamp(chip.sprite).mask
        assert mask is not None
        on_body = free.crop(chip.box)
        assert ImageChops.logical_or(on_body, mask).tobytes() == on_body.tobytes()
    for one, other in combinations(chips, 2):
        x, y = one.x - other.x, one.y - other.y
        assert x * x + y * y >= (2 * lattice.radius - 1.5) ** 2


@every_lattice
def test_the_numbers_stand_on_the_clockwise_corners(lattice: Lattice) -> None:
    up = [(part.x, part.y) for part in Tile(lattice, True, (0, 1, 2), "tile").parts[1:]]  # noqa: FBT003 - points up
    down = [(part.x, part.y) for part in Tile(lattice, False, (0, 1, 2), "tile").parts[1:]]  # noqa: FBT003 - points down
    assert up[0][1] < up[1][1] == up[2][1]
    assert up[2][0] < up[0][0] < up[1][0]
    assert down[0][1] == down[1][1] < down[2][1]
    assert down[0][0] < down[2][0] < down[1][0]


def test_a_composed_tile_is_painted_as_its_parts_are(atlas: Atlas) -> None:
    tile = Tile(LATTICES[0], True, (1, 4, 5), "tile-last")  # noqa: FBT003 - points up
    whole, apart = Scene(tile.size, DARK, (Placed(tile, 0, 0),)), Scene(tile.size, DARK, tile.parts)
    assert Painter(atlas).png(whole) == Painter(atlas).png(apart)


def test_all_sizes_take_little_memory() -> None:
    atlas = Atlas(DARK)
    for lattice in LATTICES:
        for sprite in sprites(lattice):
            atlas.stamp(sprite)
    assert atlas.album.ready.weight < 800_000
