"""Scenes and pixels stay as they are until somebody means to change them (then: `python -m tests.renderers.golden`)."""

import pytest

from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from tests.renderers.golden import libraries, pixel_hash, recorded, text_file
from tests.renderers.samples import FOLDERS, SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_has_the_same_sprites_in_the_same_places(name: str) -> None:
    assert f"{SCENES[name]}\n" == text_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_painted_in_the_same_pixels(name: str, rasterizer: Rasterizer) -> None:
    golden = recorded(FOLDERS[name])
    if golden["libraries"] != libraries():
        pytest.skip(f"the pixels were recorded with {golden['libraries']}")
    assert pixel_hash(SCENES[name], Painter(rasterizer)) == golden["pixels"][name]


def test_no_golden_file_is_left_of_scenes_that_are_gone() -> None:
    for folder in set(FOLDERS.values()):
        names = {name for name in SCENES if FOLDERS[name] == folder}
        assert {path.stem for path in (folder / "golden").glob("*.txt")} == names == set(recorded(folder)["pixels"])
