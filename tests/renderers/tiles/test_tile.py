"""Tiles as they are painted: large digits, discs inside, all sizes in little memory."""

from itertools import combinations

import pytest
from PIL import ImageChops

from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.text.typeface import CAPITAL_HEIGHT
from renderers.themes.theme import DARK, THEMES, Theme
from renderers.tiles.tile import NumberDisc, Tile, sprites
from renderers.tiles.tile_size import TILE_SIZES, TileSize

every_size = pytest.mark.parametrize("size", TILE_SIZES, ids=lambda size: str(size.side))


@every_size
def test_a_tile_has_whole_pixels_and_is_nearly_equilateral(size: TileSize) -> None:
    assert size.side % 2 == 0
    assert size.height == pytest.approx(size.side * 3**0.5 / 2, abs=1)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_digit_is_painted_at_least_27_pixels_high(theme: Theme) -> None:
    rasterizer = Rasterizer(theme)
    five = rasterizer.palette.nearest(theme["value-ink-5"])
    for size in TILE_SIZES:
        box = rasterizer.raster(NumberDisc(size, 5, "tile")).image.point(lambda index: 255 * (index == five)).getbbox()
        assert box is not None
        # the soft edges above and below are not counted
        assert box[3] - box[1] + 1 >= 27
        assert size.em * CAPITAL_HEIGHT >= 27


@every_size
@pytest.mark.parametrize("up", [True, False])
def test_discs_lie_on_the_body_and_apart(size: TileSize, up: bool, rasterizer: Rasterizer) -> None:
    tile = Tile(size, up, (0, 3, 5), "tile")
    body, *discs = tile.parts
    free = rasterizer.raster(body.sprite).mask
    assert free is not None
    for disc in discs:
        mask = rasterizer.raster(disc.sprite).mask
        assert mask is not None
        on_body = free.crop(disc.box)
        assert ImageChops.logical_or(on_body, mask).tobytes() == on_body.tobytes()
    for one, other in combinations(discs, 2):
        x, y = one.x - other.x, one.y - other.y
        assert x * x + y * y >= (2 * size.radius - 1.5) ** 2


@every_size
def test_the_numbers_go_clockwise(size: TileSize) -> None:
    up = [(part.x, part.y) for part in Tile(size, True, (0, 1, 2), "tile").parts[1:]]  # noqa: FBT003 - points up
    down = [(part.x, part.y) for part in Tile(size, False, (0, 1, 2), "tile").parts[1:]]  # noqa: FBT003 - points down
    assert up[0][1] < up[1][1] == up[2][1]
    assert up[2][0] < up[0][0] < up[1][0]
    assert down[0][1] == down[1][1] < down[2][1]
    assert down[0][0] < down[2][0] < down[1][0]


def test_a_tile_is_painted_as_its_parts_are(rasterizer: Rasterizer) -> None:
    tile = Tile(TILE_SIZES[0], True, (1, 4, 5), "tile-last")  # noqa: FBT003 - points up
    whole, apart = Scene(tile.size, DARK, (Placed(tile, 0, 0),)), Scene(tile.size, DARK, tile.parts)
    assert paint(whole, rasterizer).tobytes() == paint(apart, rasterizer).tobytes()


def test_all_sizes_take_little_memory() -> None:
    rasterizer = Rasterizer(DARK)
    for size in TILE_SIZES:
        for sprite in sprites(size):
            rasterizer.raster(sprite)
    assert rasterizer.cache.rasters.weight < 800_000
