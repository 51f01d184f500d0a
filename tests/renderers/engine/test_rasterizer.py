"""Sprites are drawn once, found again by their value, and no more are cached than the capacity allows."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import ClassVar

import pytest

from renderers.engine.rasterizer import NotCached, Rasterizer
from renderers.engine.scene import Size, flatten
from renderers.engine.sprite_cache import SpriteCache
from renderers.parts.panel import Panel
from renderers.themes.theme import DARK, Role
from tests.renderers.samples import SCENES


def test_equal_sprites_have_the_same_raster(rasterizer: Rasterizer) -> None:
    sprite = Panel(30, 20, "cell", "background", radius=5)
    assert rasterizer.raster(sprite) is rasterizer.raster(Panel(30, 20, "cell", "background", radius=5))


@pytest.mark.parametrize("name", SCENES)
def test_a_raster_is_as_large_as_its_sprite_and_masked_unless_that_is_opaque(name: str, rasterizer: Rasterizer) -> None:
    for item in flatten(SCENES[name].placed):
        raster = rasterizer.raster(item.sprite)
        assert raster.image.size == item.sprite.size
        assert raster.mask is None or raster.mask.size == item.sprite.size
        assert (raster.mask is None) == item.sprite.opaque


def test_a_prerendered_sprite_is_cached_and_another_one_is_not() -> None:
    fresh = Rasterizer(DARK)
    fresh.prerender(Panel(30, 20, "cell", "background", radius=5))
    fresh.cached_raster(Panel(30, 20, "cell", "background", radius=5))
    with pytest.raises(NotCached):
        fresh.cached_raster(Panel(30, 20, "cell", "background", radius=6))


def test_a_sprite_dropped_from_a_full_cache_is_drawn_again_the_same() -> None:
    small = Rasterizer(DARK, SpriteCache(capacity=20_000))
    panels = [Panel(60, 60, "cell", "background", radius=radius) for radius in range(20)]
    first = [small.raster(panel).image.tobytes() for panel in panels]
    assert small.cache.rasters.weight <= 20_000
    assert [small.raster(panel).image.tobytes() for panel in panels] == first


def test_threads_get_the_same_rasters() -> None:
    shared = Rasterizer(DARK, SpriteCache(capacity=30_000))
    panels = [Panel(60, 60, "cell", "background", radius=radius % 12) for radius in range(200)]
    with ThreadPoolExecutor(4) as threads:
        painted = list(threads.map(lambda panel: shared.raster(panel).image.tobytes(), panels))
    assert painted == [shared.raster(panel).image.tobytes() for panel in panels]
    assert shared.cache.rasters.weight <= 30_000


def test_a_sprite_that_cannot_be_drawn_is_an_error(rasterizer: Rasterizer) -> None:
    @dataclass(frozen=True)
    class Undrawable:
        size: Size = (10, 10)
        background: Role = "background"
        opaque: ClassVar[bool] = True

    with pytest.raises(TypeError, match="Undrawable"):
        rasterizer.raster(Undrawable())
