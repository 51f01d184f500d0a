"""Painting band by band, with the bands of earlier pictures, gives the pixels that painting the whole gives."""

from concurrent.futures import ThreadPoolExecutor
from gc import collect
from itertools import islice
from random import Random
from tracemalloc import get_traced_memory, start, stop

import pytest

from renderers.engine.painter import Painter, band_cache, paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import LOWEST_BAND, Group, Placed, Scene
from renderers.engine.sprite_cache import SpriteCache
from renderers.game_renderers import game_renderer
from renderers.parts.frame import Caption
from renderers.parts.panel import Panel
from renderers.themes.theme import DARK
from tests.examples import sampled
from tests.renderers.captions import ANNA, BRUNO
from tests.renderers.pixels import palette_indices
from tests.renderers.playing import played
from tests.renderers.samples import SAMPLES, SCENES


def scenes(count: int) -> list[Scene]:
    """Lays out the positions of random games."""
    return [game_renderer("tris_2").scene(*seen) for seen in islice(played("tris_2", {}), count)]


def shows(png: bytes, scene: Scene, rasterizer: Rasterizer) -> bool:
    """Whether the PNG has the pixels of the scene painted as a whole."""
    return palette_indices(png) == (scene.size, paint(scene, rasterizer).tobytes())


def test_the_pictures_of_whole_games_are_right_move_by_move(rasterizer: Rasterizer) -> None:
    painter = Painter(rasterizer)
    assert all(shows(painter.png(scene), scene, rasterizer) for scene in scenes(60))


def test_any_picture_after_any_other_is_right(rasterizer: Rasterizer) -> None:
    """Of every third sample, with `SLOW=1` of all."""
    painter, shown = Painter(rasterizer), sampled([*SCENES.values()], 3)
    assert all(shows(painter.png(scene), scene, rasterizer) for scene in [*shown, *shown])


PANELS = tuple(Placed(Panel(40 + 9 * n, 30, f"seat-{n}", "background", radius=6), 11 * n, 17 * n) for n in range(8))
"""Each lies partly over the one before it."""


def test_overlapping_sprites_may_come_go_and_change_places(rasterizer: Rasterizer) -> None:
    painter, luck = Painter(rasterizer), Random(3)
    for _ in range(120):
        scene = Scene((200, 150), DARK, tuple(luck.choices(PANELS, k=luck.randrange(9))))
        assert shows(painter.png(scene), scene, rasterizer)


@pytest.mark.parametrize("name", SCENES)
def test_bands_are_the_scene_cut_where_no_sprite_but_a_group_is_cut(name: str) -> None:
    scene = SCENES[name]
    bands = scene.bands()
    assert sum(band.size[1] for band in bands) == scene.size[1]
    whole = [item for band in bands for item in band.placed if not isinstance(item.sprite, Group)]
    assert len(whole) == sum(not isinstance(item.sprite, Group) for item in scene.placed)
    for band in bands:
        for item in band.placed:
            _, top, _, bottom = item.box
            assert top < band.size[1]
            assert bottom > 0
            assert isinstance(item.sprite, Group) or (top >= 0 and bottom <= band.size[1])


def test_a_group_beside_rows_keeps_no_rows_together(rasterizer: Rasterizer) -> None:
    rows = [Placed(Panel(40, 40, f"seat-{n}", "background"), 5, 40 * n) for n in range(4)]
    group = Placed(Group((20, 95), (Placed(Panel(20, 95, "panel", "background"), 0, 0),)), 60, 35)
    scene = Scene((90, 170), DARK, (*rows, group))
    assert [len(band.placed) for band in scene.bands()] == [2, 2, 2, 2]
    assert shows(Painter(rasterizer).png(scene), scene, rasterizer)


def test_no_band_begins_at_a_group_that_is_made_so(rasterizer: Rasterizer) -> None:
    rows = [Placed(Panel(40, 60, f"seat-{n}", "background"), 5, 60 * n) for n in range(4)]
    part = Placed(Panel(20, 70, "panel", "background"), 0, 0)
    for tops in (True, False):
        group = Placed(Group((20, 70), (part,), begins_band=tops), 60, 245)
        scene = Scene((90, 320), DARK, (*rows, group))
        assert [band.size[1] for band in scene.bands()] == ([60, 60, 60, 65, 75] if tops else [60, 60, 60, 140])
        assert shows(Painter(rasterizer).png(scene), scene, rasterizer)


def test_bands_that_show_the_same_are_equal_wherever_they_lie() -> None:
    upper, lower, moved = (Placed(Panel(40, 40, "cell", "background"), 5, y) for y in (0, 40, 120))
    one, other = Scene((50, 80), DARK, (upper, lower)).bands()
    assert one == other
    assert Scene((50, 160), DARK, (upper, moved)).bands()[1] == one


def test_no_band_but_the_last_is_lower_than_the_lowest() -> None:
    for scene in SCENES.values():
        assert min((band.size[1] for band in scene.bands()[:-1]), default=LOWEST_BAND) >= LOWEST_BAND


@pytest.mark.parametrize("name", [name for name, sample in SAMPLES.items() if not sample.caption.players])
def test_who_is_on_turn_changes_the_header_alone(name: str) -> None:
    before, after = (SAMPLES[name].scene(Caption(player, "to move")).bands() for player in (ANNA, BRUNO))
    assert before[0] != after[0]
    assert before[1:] == after[1:]


def test_bands_are_cached_within_the_capacity(rasterizer: Rasterizer) -> None:
    ample, tight = Painter(rasterizer), Painter(rasterizer, band_cache(100_000))
    different = set()
    for scene in scenes(60):
        assert palette_indices(tight.png(scene)) == palette_indices(ample.png(scene))
        assert tight.bands.weight <= 100_000
        different.update(scene.bands())
    assert len(ample.bands) == len(different) > 5 * len(tight.bands)


def test_a_full_cache_takes_as_much_memory_as_its_weight_says(rasterizer: Rasterizer) -> None:
    positions = list(islice(played("tris_2", {}), 80))
    for seen in positions:
        Painter(rasterizer).png(game_renderer("tris_2").scene(*seen))
    collect()
    start()
    traced_painter = Painter(rasterizer, band_cache(1_000_000))
    for seen in positions:
        traced_painter.png(game_renderer("tris_2").scene(*seen))
    collect()
    traced, _ = get_traced_memory()
    stop()
    assert traced_painter.bands.weight > 950_000
    assert traced == pytest.approx(traced_painter.bands.weight, rel=0.15)


def test_threads_that_share_a_painter_get_the_same_pictures(rasterizer: Rasterizer) -> None:
    shown = scenes(30)
    shared = Painter(Rasterizer(DARK, SpriteCache(capacity=1_000_000)), band_cache(100_000))
    with ThreadPoolExecutor(2) as threads:
        pictures = list(threads.map(shared.png, shown * 2))
    assert all(shows(png, scene, rasterizer) for png, scene in zip(pictures, shown * 2, strict=True))
    assert shared.bands.weight <= 100_000
