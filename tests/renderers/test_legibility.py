"""All is readable where a phone shows a picture at 400 pixels of width."""

from typing import Any

import pytest
from PIL import Image, ImageChops

from renderers.dice.die import LOOKS, PITCHES, Die, Look, die_side, place_in_cell, top_symbol
from renderers.dice.markers import DieLabel, place_label
from renderers.engine.canvas import Canvas, draw_sprite
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import PICTURE_WIDTH, Sprite
from renderers.text.typeface import CAPITAL_HEIGHT
from renderers.themes.theme import DARK
from tests.renderers.layout import Lettered, drawn
from tests.renderers.scenes import SCENES

PHONE = 400 / PICTURE_WIDTH


@pytest.mark.parametrize("name", SCENES)
def test_no_capital_or_digit_is_lower_than_eight_pixels(name: str) -> None:
    sizes = {item.sprite: item.sprite.style.size for item in drawn(SCENES[name]) if isinstance(item.sprite, Lettered)}
    assert min(size * CAPITAL_HEIGHT * PHONE for size in sizes.values()) >= 8, min(
        sizes, key=lambda sprite: sizes[sprite]
    )


def test_whatever_is_drawn_with_letters_tells_how_they_look(monkeypatch: pytest.MonkeyPatch) -> None:
    told, written = {}, []
    for way in ("text", "centred_text"):
        plain = getattr(Canvas, way)

        def listened(*said: Any, _plain: Any = plain, **how: Any) -> None:
            written.append(said[3])
            _plain(*said, **how)

        monkeypatch.setattr(Canvas, way, listened)
    for sprite in {item.sprite for scene in SCENES.values() for item in drawn(scene)}:
        written.clear()
        draw_sprite(sprite, DARK)
        told[sprite] = sprite.style if isinstance(sprite, Lettered) else None
        assert set(written) == ({told[sprite]} if told[sprite] else set()), sprite
    kinds = {type(sprite).__name__ for sprite, style in told.items() if style}
    assert kinds == {
        "TextLine", "Digit", "Badge", "Medal", "DieLabel", "NumberDisc", "PlaceMarker", "FormationNumber", "CardFace",
    }  # fmt: skip


@pytest.mark.parametrize("pitch", PITCHES)
def test_the_letter_painted_on_a_die_is_eight_pixels_high(pitch: int, rasterizer: Rasterizer) -> None:
    for letter in "bdfh":
        _, top, _, bottom = _white(rasterizer, DieLabel(pitch, letter, "die"))
        assert (bottom - top) * PHONE >= 8


@pytest.mark.parametrize("pitch", PITCHES)
def test_the_letter_is_in_the_middle_of_its_tag(pitch: int, rasterizer: Rasterizer) -> None:
    for letter in "abcdefghi":
        place_label = DieLabel(pitch, letter, "die")
        left, top, right, bottom = _white(rasterizer, place_label)
        assert left + right == pytest.approx(place_label.size[0], abs=2)
        assert top + bottom == pytest.approx(place_label.size[1], abs=2)


def _white(rasterizer: Rasterizer, place_label: DieLabel) -> tuple[int, int, int, int]:
    """The box of the pixels that are at least half as light as the letter."""
    light = {index for index, entry in enumerate(rasterizer.palette.entries) if min(entry) > DARK["text"][0] / 2}
    box = rasterizer.raster(place_label).image.point(lambda index: 255 * (index in light)).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("pitch", PITCHES)
def test_the_symbol_on_top_is_larger_than_the_letter(pitch: int) -> None:
    low, high = top_symbol(pitch)
    symbol = (high - low) * die_side(pitch)
    assert symbol > DieLabel(pitch, "a", "die").style.size * 0.6


@pytest.mark.parametrize("pitch", PITCHES)
@pytest.mark.parametrize("look", LOOKS)
def test_the_letter_hides_no_symbol(pitch: int, look: Look, rasterizer: Rasterizer) -> None:
    inks = {rasterizer.palette.nearest(DARK[symbol]) for symbol in ("x", "o", "/")}
    at, over = place_in_cell(Die(pitch, "x", "o", "/", look), pitch, 0, 0), place_label(pitch, "a", look, 0, 0)
    left, top, right, bottom = over.box
    covered = rasterizer.raster(at.sprite).image.crop((left - at.x, top - at.y, right - at.x, bottom - at.y))
    covered.paste(rasterizer.background, mask=ImageChops.invert(_mask(rasterizer, over.sprite)))
    assert not inks & set(covered.tobytes())


def _mask(rasterizer: Rasterizer, sprite: Sprite) -> Image.Image:
    mask = rasterizer.raster(sprite).mask
    assert mask is not None
    return mask
