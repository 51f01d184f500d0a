"""Tiles as they are painted: whole pixels, large digits, thin joints, all sizes in little memory."""

import pytest

from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.text.typeface import CAPITAL_HEIGHT
from renderers.themes.theme import DARK, THEMES, Theme
from renderers.tiles.tile import Disc, Face, WholeTile, sprites
from renderers.tiles.tile_size import HAND_SIZES, RARE_SIZES, TABLE_SIZES, TileSize, triangle

every_size = pytest.mark.parametrize("size", TABLE_SIZES + RARE_SIZES + HAND_SIZES, ids=lambda size: str(size.side))

PHONE = 320 / 1100


@every_size
def test_a_tile_has_whole_pixels_and_is_nearly_equilateral(size: TileSize) -> None:
    assert size.side % 2 == 0
    assert size.height == pytest.approx(size.side * 3**0.5 / 2, abs=0.6)


@pytest.mark.parametrize(
    ("side", "pixels"), [(172, 17), (104, 10.5), (90, 9.1), (82, 8.3), (74, 7.5), (66, 6.7), (60, 6)]
)
def test_digits_are_large_on_a_phone(side: int, pixels: float) -> None:
    (size,) = (size for size in TABLE_SIZES if size.side == side)
    assert size.em * CAPITAL_HEIGHT * PHONE >= pixels - 0.1


def test_the_digits_of_a_hand_are_large_on_a_phone() -> None:
    assert min(size.em for size in HAND_SIZES) * CAPITAL_HEIGHT * PHONE >= 8.6


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_digit_is_painted_as_high_as_it_is_meant(theme: Theme) -> None:
    rasterizer = Rasterizer(theme)
    light = rasterizer.palette.nearest(theme["value-paper"])
    for size in TABLE_SIZES:
        raster = rasterizer.raster(Disc(size, 5))
        box = raster.image.point(lambda index: 255 * (index == light)).getbbox()
        assert box is not None
        # the soft edges above and below are not counted
        assert box[3] - box[1] + 2 >= size.em * CAPITAL_HEIGHT


@every_size
def test_a_line_is_left_between_two_tiles(size: TileSize) -> None:
    assert 2 * size.gap >= 2.8


@every_size
@pytest.mark.parametrize("up", [True, False])
def test_a_face_is_a_triangle_in_its_cell(size: TileSize, up: bool) -> None:
    outer, inner = triangle(size, up=up), triangle(size, up=up, inset=size.gap)
    assert min(x for x, _ in outer) == pytest.approx(0)
    assert max(y for _, y in outer) == pytest.approx(size.height)
    # each edge is moved by as much: here the horizontal one
    horizontal = max if up else min
    moved = abs(horizontal(y for _, y in outer) - horizontal(y for _, y in inner))
    assert moved == pytest.approx(size.gap, abs=0.02 * size.gap)


@every_size
def test_the_discs_of_a_tile_lie_apart(size: TileSize) -> None:
    assert 2 * (size.radius + size.halo) < size.side
    assert size.radius + size.halo <= size.reach


def test_the_numbers_of_a_tile_go_clockwise_from_the_top() -> None:
    parts = WholeTile(HAND_SIZES[0], (0, 1, 2), "tile", "panel").parts
    discs = {part.sprite.number: part for part in parts if isinstance(part.sprite, Disc)}
    top, right, left = (discs[number] for number in range(3))
    assert top.y < right.y == left.y
    assert left.x < top.x < right.x


def test_a_face_leaves_the_discs_as_they_are(rasterizer: Rasterizer) -> None:
    # a disc that lies under a face is painted as one beside it, but for its rim
    size = TABLE_SIZES[2]
    disc = Disc(size, 1)
    left, top = size.reach, size.reach
    corner = Placed(disc, left + size.half - disc.middle, top - disc.middle)
    cell = Face(size, True)  # noqa: FBT003 - points up
    face = Placed(cell, left + cell.offset[0], top + cell.offset[1])
    canvas = size.side + 2 * size.reach, size.height + 2 * size.reach
    alone, under = (paint(Scene(canvas, DARK, parts), rasterizer) for parts in ((corner,), (corner, face)))
    middle = left + size.half, top
    inside = int(size.radius * 0.68)
    box = middle[0] - inside, middle[1] - inside, middle[0] + inside, middle[1] + inside
    assert alone.crop(box).tobytes() == under.crop(box).tobytes()


def test_all_sizes_take_little_memory() -> None:
    rasterizer = Rasterizer(DARK)
    for size in TABLE_SIZES:
        for sprite in sprites(size):
            rasterizer.raster(sprite)
    assert rasterizer.cache.rasters.weight < 4_500_000
    assert rasterizer.cache.compressed.weight < 600_000
