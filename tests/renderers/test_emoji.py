"""The pictures on keys are recorded as they are drawn, small, and those that games name exist."""

import json
from io import BytesIO

import pytest
from PIL import Image

from renderers.emoji import recorded_emoji
from tests.contract.variants import VARIANTS, Variant
from tests.contract.walk import walk
from tests.renderers.emoji import SIDE, drawn_emoji
from tests.renderers.golden import libraries
from tests.renderers.pixels import pixels
from tests.renderers.thumbnails import LIBRARIES

MOST_BYTES = 256 * 1024
"""Discord's limit."""


def test_the_files_show_what_is_drawn() -> None:
    noted = json.loads(LIBRARIES.read_text(encoding="utf-8"))
    if noted != libraries():
        pytest.skip(f"they were recorded with {noted}")
    drawn = dict(drawn_emoji())
    assert {name: pixels(png) for name, png in drawn.items()} == {
        name: pixels(png) for name, png in recorded_emoji().items()
    }, "run make thumbnails"


def test_they_are_small_transparent_squares_and_no_two_are_alike() -> None:
    pictures = recorded_emoji()
    assert len(pictures) == 24
    assert len(set(pictures.values())) == 24
    for name, png in pictures.items():
        image = Image.open(BytesIO(png))
        assert (image.size, image.mode) == ((SIDE, SIDE), "RGBA")
        assert len(png) < 4_000 < MOST_BYTES
        assert image.getpixel((0, 0))[3] == 0, name  # type: ignore[index]
        assert 2 <= len(name) <= 32 - len("_12345678")


SHOWN = [one for one in VARIANTS if one.key in ("tris_1", "tris_2", "tris_on_steroids")]


@pytest.mark.parametrize("variant", SHOWN, ids=str)
def test_keys_name_pictures_that_exist(variant: Variant) -> None:
    named = set[str]()
    for snapshot in walk(variant).snapshots:
        view = variant.game.view(snapshot.state, None)
        for move in (words for legal in snapshot.legal.values() for words in legal):
            parts = move.split()
            grids = (view.keys(" ".join(parts[:length])) for length in range(1, len(parts)))
            named |= {key.emoji for grid in (view.keys(""), *grids) for keys in grid for key in keys}
    assert named - {""} <= recorded_emoji().keys()
    assert named - {""}
