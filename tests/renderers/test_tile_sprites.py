"""Triangular tiles as they are painted: digits large enough, chips inside, all sizes in little memory."""

from itertools import combinations

import pytest
from PIL import ImageChops

from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.themes.theme import DARK, THEMES, Theme
from renderers.tiles.tile import NumberDisc, Tile, sprites
from renderers.tiles.tile_size import SMALLEST_DIGIT, TILE_SIZES, TileSize

every_lattice = pytest.mark.parametrize("lattice", TILE_SIZES, ids=lambda lattice: str(lattice.side))


@every_lattice
def test_a_lattice_is_one_of_whole_pixels_and_nearly_equilateral(lattice: TileSize) -> None:
    assert lattice.side % 2 == 0
    assert lattice.height == pytest.approx(lattice.side * 3**0.5 / 2, abs=1)


@every_lattice
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_digit_is_painted_at_least_27_pixels_high(lattice: TileSize, theme: Theme) -> None:
    rasterizer = Rasterizer(theme)
    five = rasterizer.palette.nearest(theme["value-ink-5"])
    box = rasterizer.raster(NumberDisc(lattice, 5, "tile")).image.point(lambda index: 255 * (index == five)).getbbox()
    assert box is not None
    # the soft edges above and below are not counted
    assert box[3] - box[1] + 1 >= SMALLEST_DIGIT
    assert lattice.digit_height >= SMALLEST_DIGIT


@every_lattice
@pytest.mark.parametrize("up", [True, False])
def test_chips_lie_on_the_body_and_clear_of_one_another(lattice: TileSize, up: bool, rasterizer: Rasterizer) -> None:
    tile = Tile(lattice, up, (0, 3, 5), "tile")
    body, *chips = tile.parts
    free = rasterizer.raster(body.sprite).mask
    assert free is not None
    for chip in chips:
        mask = rasterizer.raster(chip.sprite).mask
        assert mask is not None
        on_body = free.crop(chip.box)
        assert ImageChops.logical_or(on_body, mask).tobytes() == on_body.tobytes()
    for one, other in combinations(chips, 2):
        x, y = one.x - other.x, one.y - other.y
        assert x * x + y * y >= (2 * lattice.radius - 1.5) ** 2


@every_lattice
def test_the_numbers_stand_on_the_clockwise_corners(lattice: TileSize) -> None:
    up = [(part.x, part.y) for part in Tile(lattice, True, (0, 1, 2), "tile").parts[1:]]  # noqa: FBT003 - points up
    down = [(part.x, part.y) for part in Tile(lattice, False, (0, 1, 2), "tile").parts[1:]]  # noqa: FBT003 - points down
    assert up[0][1] < up[1][1] == up[2][1]
    assert up[2][0] < up[0][0] < up[1][0]
    assert down[0][1] == down[1][1] < down[2][1]
    assert down[0][0] < down[2][0] < down[1][0]


def test_a_composed_tile_is_painted_as_its_parts_are(rasterizer: Rasterizer) -> None:
    tile = Tile(TILE_SIZES[0], True, (1, 4, 5), "tile-last")  # noqa: FBT003 - points up
    whole, apart = Scene(tile.size, DARK, (Placed(tile, 0, 0),)), Scene(tile.size, DARK, tile.parts)
    assert Painter(rasterizer).png(whole) == Painter(rasterizer).png(apart)


def test_all_sizes_take_little_memory() -> None:
    rasterizer = Rasterizer(DARK)
    for lattice in TILE_SIZES:
        for sprite in sprites(lattice):
            rasterizer.raster(sprite)
    assert rasterizer.cache.rasters.weight < 800_000
