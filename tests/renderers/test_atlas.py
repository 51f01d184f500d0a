"""Sprites are painted once, looked up by what they show, and never more are held than there is room for."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import ClassVar

import pytest

from bot.games import GAMES
from bot.texts import texts_in
from renderers.dice import tris_1, tris_2
from renderers.engine.canvas import draw_sprite
from renderers.engine.rasterizer import NotCached, Rasterizer
from renderers.engine.scene import PICTURE_WIDTH, Size, flatten
from renderers.engine.sprite_cache import SpriteCache
from renderers.game_renderers import game_sprites
from renderers.parts import header
from renderers.parts.badges import Badge
from renderers.parts.panel import Panel
from renderers.themes.theme import DARK, SEAT_COLOURS, Role, seat_role
from renderers.tris_on_steroids.card import CardFace, Look
from tests.renderers.scenes import SCENES


def test_the_same_sprite_is_painted_once(rasterizer: Rasterizer) -> None:
    sprite = Panel(30, 20, "cell", "background", radius=5)
    assert rasterizer.raster(sprite) is rasterizer.raster(Panel(30, 20, "cell", "background", radius=5))


@pytest.mark.parametrize("name", SCENES)
def test_a_stamp_is_as_large_as_its_sprite_says(name: str, rasterizer: Rasterizer) -> None:
    for item in flatten(SCENES[name].placed):
        stamp = rasterizer.raster(item.sprite)
        assert stamp.image.size == item.sprite.size
        assert stamp.mask is None or stamp.mask.size == item.sprite.size
        assert (stamp.mask is None) == item.sprite.opaque


@pytest.mark.parametrize("seat", range(SEAT_COLOURS + 1))
def test_every_seat_has_a_badge_in_its_colour(seat: int, rasterizer: Rasterizer) -> None:
    for side in (40, 60, 61):
        image = rasterizer.raster(Badge(side, seat, "W", "panel")).image
        counted = sorted(image.getcolors() or [], reverse=True)
        assert rasterizer.palette.nearest(DARK[seat_role(seat)]) in {index for _, index in counted[:2]}


def test_the_badges_differ_in_shape_too(rasterizer: Rasterizer) -> None:
    badges = [rasterizer.raster(Badge(60, seat, "A", "panel")).image for seat in range(SEAT_COLOURS)]
    panel = rasterizer.palette.nearest(DARK["panel"])
    shapes = {badge.point(lambda index: 255 * (index == panel)).tobytes() for badge in badges}
    assert len(shapes) == SEAT_COLOURS


@pytest.mark.parametrize("rotation", range(90, 360, 45))
@pytest.mark.parametrize("look", ["card", "win"])
def test_a_card_rotated_by_right_angles_looks_as_if_it_were_drawn_so(
    rotation: int, look: Look, rasterizer: Rasterizer
) -> None:
    face = CardFace("triangle", "swap", "SWAP", look, rotation=rotation)
    drawn = draw_sprite(face, DARK).pixels()
    shown = rasterizer.raster(face)
    assert shown.image.size == drawn.size
    colours = [rasterizer.palette[number] for number in memoryview(drawn.tobytes()).cast("I")]
    # askew, a subpixel on the edge of a pixel may fall to the next one
    assert sum(one != other for one, other in zip(shown.image.tobytes(), colours, strict=True)) <= 3
    if shown.mask is not None:
        covered = [255 * bool(opacity) for opacity in drawn.getchannel(3).tobytes()]
        assert list(shown.mask.convert("L").tobytes()) == covered


def test_a_card_is_drawn_once_for_all_rotations_by_right_angles() -> None:
    rasterizer = Rasterizer(DARK)
    rasterizer.prerender(CardFace("circle", "goal", "GOAL", "last", rotation=45))
    for rotation in (135, 225, 315):
        rasterizer.cached_raster(CardFace("circle", "goal", "GOAL", "last", rotation=rotation))
    with pytest.raises(NotCached):
        rasterizer.cached_raster(CardFace("circle", "goal", "GOAL", "last", rotation=90))


def test_what_is_painted_before_games_begin_is_all_that_their_dice_and_numbers_need(rasterizer: Rasterizer) -> None:
    ready = {*header.sprites(PICTURE_WIDTH), *tris_1.sprites(), *tris_2.sprites()}
    kinds = {"Die", "DieLabel", "RollTrace", "Digit"}
    scenes = [scene for name, scene in SCENES.items() if name.startswith(("tris_1", "tris_2"))]
    needed = {item.sprite for scene in scenes for item in flatten(scene.placed) if type(item.sprite).__name__ in kinds}
    assert needed <= ready


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_sprites_of_a_game_take_little_memory(key: str) -> None:
    rasterizer = Rasterizer(DARK, SpriteCache(capacity=1_000_000_000))
    for sprite in game_sprites(key, texts_in("en")):
        rasterizer.raster(sprite)
    assert 100_000 < rasterizer.cache.rasters.weight < 8_000_000


def test_a_full_atlas_lets_go_and_paints_again_the_same() -> None:
    small = Rasterizer(DARK, SpriteCache(capacity=20_000))
    panels = [Panel(60, 60, "cell", "background", radius=radius) for radius in range(20)]
    first = [small.raster(panel).image.tobytes() for panel in panels]
    assert small.cache.rasters.weight <= 20_000
    assert [small.raster(panel).image.tobytes() for panel in panels] == first


def test_threads_get_the_same_stamps() -> None:
    shared = Rasterizer(DARK, SpriteCache(capacity=30_000))
    panels = [Panel(60, 60, "cell", "background", radius=radius % 12) for radius in range(200)]
    with ThreadPoolExecutor(4) as threads:
        painted = list(threads.map(lambda panel: shared.raster(panel).image.tobytes(), panels))
    assert painted == [shared.raster(panel).image.tobytes() for panel in panels]
    assert shared.cache.rasters.weight <= 30_000


def test_a_sprite_that_nothing_draws_is_an_error(rasterizer: Rasterizer) -> None:
    @dataclass(frozen=True)
    class Ghost:
        size: Size = (10, 10)
        background: Role = "background"
        opaque: ClassVar[bool] = True

    with pytest.raises(TypeError, match="Ghost"):
        rasterizer.raster(Ghost())
