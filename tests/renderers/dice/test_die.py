"""Dice and their labels as they are painted: readable on a phone, and clear of one another."""

import pytest
from PIL import Image, ImageChops

from renderers.dice import tris_1, tris_2
from renderers.dice.die import LOOKS, PITCHES, Die, Look, die_side, place_in_cell, top_symbol
from renderers.dice.markers import DieLabel, RollTrace, place_label
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene, Sprite, flatten
from renderers.parts import header
from renderers.parts.grid import CellRow
from renderers.parts.text_line import Digit
from renderers.themes.theme import DARK
from tests.renderers.dice.samples import LETTERS, SAMPLES
from tests.renderers.masks import paint_masked

PHONE = 400 / PICTURE_WIDTH

every_pitch = pytest.mark.parametrize("pitch", PITCHES)


@every_pitch
def test_the_letter_on_a_die_is_eight_pixels_high_on_a_phone(pitch: int, rasterizer: Rasterizer) -> None:
    for letter in "bdfh":
        _, top, _, bottom = letter_box(rasterizer, DieLabel(pitch, letter, "die"))
        assert (bottom - top) * PHONE >= 8


@every_pitch
def test_the_letter_is_in_the_middle_of_its_label(pitch: int, rasterizer: Rasterizer) -> None:
    for letter in LETTERS:
        label = DieLabel(pitch, letter, "die")
        left, top, right, bottom = letter_box(rasterizer, label)
        assert left + right == pytest.approx(label.size[0], abs=2)
        assert top + bottom == pytest.approx(label.size[1], abs=2)


def letter_box(rasterizer: Rasterizer, label: DieLabel) -> tuple[int, int, int, int]:
    """Returns the box of the pixels that are at least half as light as the letter."""
    light = {index for index, entry in enumerate(rasterizer.palette.entries) if min(entry) > DARK["text"][0] / 2}
    box = rasterizer.raster(label).image.point(lambda index: 255 * (index in light)).getbbox()
    assert box is not None
    return box


@every_pitch
def test_the_symbol_on_top_is_larger_than_the_letter(pitch: int) -> None:
    low, high = top_symbol(pitch)
    symbol = (high - low) * die_side(pitch)
    assert symbol > DieLabel(pitch, "a", "die").style.size * 0.6


@every_pitch
@pytest.mark.parametrize("look", LOOKS)
def test_the_label_hides_no_symbol(pitch: int, look: Look, rasterizer: Rasterizer) -> None:
    symbols = {rasterizer.palette.nearest(DARK[symbol]) for symbol in ("x", "o", "/")}
    die = place_in_cell(Die(pitch, "x", "o", "/", look), pitch, 0, 0)
    label = place_label(pitch, "a", look, 0, 0)
    left, top, right, bottom = label.box
    under = rasterizer.raster(die.sprite).image.crop((left - die.x, top - die.y, right - die.x, bottom - die.y))
    under.paste(rasterizer.background, mask=ImageChops.invert(mask(rasterizer, label.sprite)))
    assert not symbols & set(under.tobytes())


def mask(rasterizer: Rasterizer, sprite: Sprite) -> Image.Image:
    its_mask = rasterizer.raster(sprite).mask
    assert its_mask is not None
    return its_mask


@every_pitch
def test_opaque_dice_cover_nothing_but_their_background(pitch: int, rasterizer: Rasterizer) -> None:
    dice = (place_in_cell(Die(pitch, "x", "o", "/", look), pitch, place * pitch, 0) for place, look in enumerate(LOOKS))
    trace = place_in_cell(RollTrace(pitch, "east"), pitch, 3 * pitch, 0)
    scene = Scene((4 * pitch, pitch), DARK, (Placed(CellRow(pitch, 4), 0, 0), *dice, trace))
    assert paint(scene, rasterizer).tobytes() == paint_masked(scene, rasterizer).tobytes()


def test_all_dice_labels_traces_and_digits_are_drawn_in_advance() -> None:
    prepared = {*header.sprites(PICTURE_WIDTH), *tris_1.sprites(), *tris_2.sprites()}
    shown = {item.sprite for sample in SAMPLES.values() for item in flatten(sample.scene().placed)}
    assert {sprite for sprite in shown if isinstance(sprite, Die | DieLabel | RollTrace | Digit)} <= prepared
