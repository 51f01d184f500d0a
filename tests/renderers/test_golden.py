"""Scenes and pixels stay as they are until someone means to change them (then: `python -m tests.renderers.scenes`)."""

import json

import pytest

from renderers.engine.rasterizer import Rasterizer
from tests.renderers.scenes import GOLDEN, SCENES, libraries, pixel_hash

KEPT = json.loads((GOLDEN / "pixels.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_holds_the_same_sprites_in_the_same_places(name: str) -> None:
    assert f"{SCENES[name]}\n" == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.skipif(libraries() != KEPT["libraries"], reason=f"the pixels kept are those of {KEPT['libraries']}")
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_painted_in_the_same_pixels(name: str, rasterizer: Rasterizer) -> None:
    assert pixel_hash(SCENES[name], rasterizer) == KEPT["pixels"][name]


def test_nothing_is_kept_of_scenes_that_are_gone() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCENES) == set(KEPT["pixels"])
