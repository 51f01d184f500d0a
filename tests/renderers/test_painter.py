"""Painting band by band, with what is known of earlier pictures, gives the pixels that painting the whole gives."""

from concurrent.futures import ThreadPoolExecutor
from gc import collect
from itertools import islice
from random import Random
from tracemalloc import get_traced_memory, start, stop

import pytest

from bot.games.base import Options
from renderers.dice import tris_2
from renderers.engine.painter import Painter, band_cache, paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.engine.sprite_cache import SpriteCache
from renderers.game_renderers import game_renderer
from renderers.parts.caption import Caption
from renderers.parts.panel import Panel
from renderers.themes.theme import DARK
from tests.renderers import png_reader
from tests.renderers.positions import ANNA, BRUNO, ROLLED, START, played
from tests.renderers.scenes import SCENES

GAMES: list[tuple[str, Options]] = [
    ("tris_2", {}),
    ("tris_2", {"rule_of_4": True}),
    ("tris_2", {"advanced": True}),
    ("tris_1", {}),
]


def scenes(key: str, options: Options, count: int) -> list[Scene]:
    return [game_renderer(key).scene(*seen) for seen in islice(played(key, options), count)]


def same(png: bytes, scene: Scene, rasterizer: Rasterizer) -> bool:
    picture = png_reader.read(png)
    return (picture.width, picture.height) == scene.size and picture.indices == paint(scene, rasterizer).tobytes()


@pytest.mark.parametrize(("key", "options"), GAMES)
def test_move_by_move_through_whole_games(key: str, options: Options, rasterizer: Rasterizer) -> None:
    painter = Painter(rasterizer)
    assert all(same(painter.png(scene), scene, rasterizer) for scene in scenes(key, options, 120))


def test_one_picture_after_any_other(rasterizer: Rasterizer) -> None:
    painter = Painter(rasterizer)
    assert all(same(painter.png(scene), scene, rasterizer) for scene in SCENES.values())
    assert all(same(painter.png(scene), scene, rasterizer) for scene in SCENES.values())


PANELS = tuple(Placed(Panel(40 + 9 * n, 30, f"seat-{n}", "background", radius=6), 11 * n, 17 * n) for n in range(8))
"""Each lies partly over the one before it."""


def test_sprites_that_overlap_come_go_and_change_places(rasterizer: Rasterizer) -> None:
    painter, luck = Painter(rasterizer), Random(3)
    for _ in range(120):
        scene = Scene((200, 150), DARK, tuple(luck.choices(PANELS, k=luck.randrange(9))))
        assert same(painter.png(scene), scene, rasterizer)


@pytest.mark.parametrize("name", SCENES)
def test_bands_are_the_scene_cut_where_no_sprite_is_cut(name: str) -> None:
    scene = SCENES[name]
    bands = scene.bands()
    assert sum(len(band.placed) for band in bands) == len(scene.placed)
    assert sum(band.size[1] for band in bands) == scene.size[1]
    for band in bands:
        assert all(top >= 0 and bottom <= band.size[1] for _, top, _, bottom in (item.box for item in band.placed))


def test_each_row_of_a_board_is_a_band() -> None:
    heights = [band.size[1] for band in tris_2.scene(START, Caption(ANNA, "to move", "Move 1")).bands()]
    header, letters, *rows, last = heights
    assert len(rows) == 4
    assert set(rows) == {170}
    assert header + letters + last < 400


def test_bands_that_show_the_same_are_equal_wherever_they_lie() -> None:
    upper, lower, moved = (Placed(Panel(40, 30, "cell", "background"), 5, y) for y in (0, 30, 90))
    one, other = Scene((50, 60), DARK, (upper, lower)).bands()
    assert one == other
    assert Scene((50, 120), DARK, (upper, moved)).bands()[1] == one


def test_who_is_on_turn_changes_the_header_alone() -> None:
    before, after = (
        tris_2.scene(ROLLED, Caption(player, "to move", f"Move {number}")).bands()
        for number, player in enumerate((ANNA, BRUNO))
    )
    assert before[0] != after[0]
    assert before[1:] == after[1:]


def test_known_bands_are_kept_and_no_more_than_there_is_room_for(rasterizer: Rasterizer) -> None:
    ample, tight = Painter(rasterizer), Painter(rasterizer, band_cache(100_000))
    different = set()
    for scene in scenes("tris_2", {}, 60):
        assert tight.png(scene) == ample.png(scene)
        assert tight.bands.weight <= 100_000
        different.update(scene.bands())
    assert len(ample.bands) == len(different) > 5 * len(tight.bands)


def test_a_full_room_takes_as_much_memory_as_it_says(rasterizer: Rasterizer) -> None:
    for scene in scenes("tris_2", {}, 150):
        Painter(rasterizer).png(scene)
    collect()
    start()
    following = Painter(rasterizer, band_cache(1_000_000))
    for view, caption in islice(played("tris_2", {}), 150):
        following.png(game_renderer("tris_2").scene(view, caption))
    collect()
    traced, _ = get_traced_memory()
    stop()
    assert following.bands.weight > 950_000
    assert traced == pytest.approx(following.bands.weight, rel=0.15)


def test_threads_that_share_a_painter_get_the_same_pictures(rasterizer: Rasterizer) -> None:
    shown = scenes("tris_2", {}, 60)
    alone, shared = Painter(rasterizer), Painter(Rasterizer(DARK, SpriteCache(capacity=1_000_000)), band_cache(100_000))
    with ThreadPoolExecutor(2) as threads:
        painted_together = list(threads.map(shared.png, shown * 2))
    assert painted_together == [alone.png(scene) for scene in shown] * 2
    assert shared.bands.weight <= 100_000
