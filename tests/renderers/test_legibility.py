"""All is readable where a phone shows a picture at 400 pixels of width."""

from collections.abc import Iterator

import pytest

from renderers.atlas import Atlas
from renderers.dice import PITCHES, Tag, die_side
from renderers.grid import WIDTH
from renderers.marks import Words
from renderers.scene import Scene
from renderers.theme import DARK
from renderers.triangles import Ghost, Plate, Tile
from renderers.typeface import CAPITAL
from tests.renderers.scenes import SCENES

PHONE = 400 / WIDTH


@pytest.mark.parametrize("name", SCENES)
def test_no_capital_or_digit_is_lower_than_eight_pixels(name: str) -> None:
    assert min(em * CAPITAL * PHONE for em in _ems(SCENES[name])) >= 8


def _ems(scene: Scene) -> Iterator[int]:
    for sprite, _, _ in scene.placed:
        if isinstance(sprite, Words):
            yield sprite.style.size
        elif isinstance(sprite, Tag | Ghost | Plate):
            yield sprite.em
        elif isinstance(sprite, Tile):
            yield sprite.lattice.em


@pytest.mark.parametrize("pitch", PITCHES)
def test_the_letter_painted_on_a_die_is_eight_pixels_high(pitch: int, atlas: Atlas) -> None:
    for letter in "bdfh":
        _, top, _, bottom = _white(atlas, Tag(pitch, letter, "die"))
        assert (bottom - top) * PHONE >= 8


@pytest.mark.parametrize("pitch", PITCHES)
def test_the_letter_is_in_the_middle_of_its_tag(pitch: int, atlas: Atlas) -> None:
    for letter in "abcdefghi":
        tag = Tag(pitch, letter, "die")
        left, top, right, bottom = _white(atlas, tag)
        assert left + right == pytest.approx(tag.size[0], abs=2)
        assert top + bottom == pytest.approx(tag.size[1], abs=2)


def _white(atlas: Atlas, tag: Tag) -> tuple[int, int, int, int]:
    """The box of the pixels that are at least half as light as the letter."""
    light = {index for index, entry in enumerate(atlas.palette.entries) if min(entry) > DARK["text"][0] / 2}
    box = atlas.stamp(tag).image.point(lambda index: 255 * (index in light)).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("pitch", PITCHES)
def test_the_symbol_on_top_is_larger_than_the_letter(pitch: int) -> None:
    symbol = 2 * 0.166 * die_side(pitch)
    assert symbol > Tag(pitch, "a", "die").em * 0.6
