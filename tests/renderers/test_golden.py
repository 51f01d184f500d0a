"""Pictures stay as they are until somebody means to change them (then: `python -m tests.renderers.golden`)."""

import pytest

from renderers.themes.theme import THEMES
from tests.examples import sampled
from tests.renderers.golden import PICTURES, libraries, libraries_file, picture, picture_file, recorded
from tests.renderers.pixels import pixels
from tests.renderers.samples import GOLDEN


@pytest.mark.parametrize(("name", "theme"), sampled(PICTURES, 2))  # each scene in one theme or two
def test_a_scene_is_painted_as_its_golden_picture_shows_it(name: str, theme: str) -> None:
    noted = recorded(libraries_file(GOLDEN[name]))
    if noted != libraries():
        pytest.skip(f"the pictures were recorded with {noted}")
    assert pixels(picture(name, theme)) == pixels(picture_file(name, theme).read_bytes())


def test_no_golden_file_is_left_of_scenes_that_are_gone() -> None:
    for folder in set(GOLDEN.values()):
        kept = {f"{name}-{theme}.png" for name in GOLDEN if GOLDEN[name] == folder for theme in THEMES}
        assert {path.name for path in folder.iterdir()} == {"libraries.json", *kept}
