"""Scenes and pixels stay as they are until somebody means to change them (then: `python -m tests.renderers.golden`)."""

import pytest

from renderers.themes.theme import THEMES
from tests.renderers.golden import (
    PICTURES,
    libraries,
    libraries_file,
    picture,
    picture_file,
    pixel_hash,
    pixels_file,
    recorded,
    text_file,
)
from tests.renderers.pixels import pixels
from tests.renderers.samples import GOLDEN, HASHED, SCENES


@pytest.mark.parametrize(("name", "theme"), PICTURES)
def test_a_scene_is_painted_as_its_golden_picture_shows_it(name: str, theme: str) -> None:
    noted = recorded(libraries_file(GOLDEN[name]))
    if noted != libraries():
        pytest.skip(f"the pictures were recorded with {noted}")
    assert pixels(picture(name, theme)) == pixels(picture_file(name, theme).read_bytes())


@pytest.mark.parametrize("name", HASHED)
def test_a_scene_has_the_same_sprites_in_the_same_places(name: str) -> None:
    assert f"{SCENES[name]}\n" == text_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", HASHED)
def test_a_scene_is_painted_in_the_same_pixels(name: str) -> None:
    golden = recorded(pixels_file(HASHED[name]))
    if golden["libraries"] != libraries():
        pytest.skip(f"the pixels were recorded with {golden['libraries']}")
    assert pixel_hash(SCENES[name]) == golden["pixels"][name]


def test_no_golden_file_is_left_of_scenes_that_are_gone() -> None:
    for folder in set(HASHED.values()):
        names = {name for name in SCENES if HASHED.get(name) == folder}
        assert {path.stem for path in (folder / "golden").glob("*.txt")} == names
        assert set(recorded(pixels_file(folder))["pixels"]) == names
    for folder in set(GOLDEN.values()):
        kept = {f"{name}-{theme}.png" for name in GOLDEN if GOLDEN[name] == folder for theme in THEMES}
        assert {path.name for path in folder.iterdir()} == {"libraries.json", *kept}
