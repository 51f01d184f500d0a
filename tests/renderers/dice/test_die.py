"""Dice and their letters as they are painted: readable on a phone, and clear of one another."""

import pytest

from renderers.dice import tris_1, tris_2
from renderers.dice.cells import PITCHES, USUAL_PITCHES, Cells
from renderers.dice.die import LOOKS, RINGS, Die, DieBody, DieLetter, Look, SideSymbol, die_side, ring_width
from renderers.dice.markers import RollTrace, Target
from renderers.dice.symbol import Symbol
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.parts import column
from renderers.parts.frame import HEIGHT, WIDTH
from renderers.parts.text_line import Digit
from renderers.themes.theme import DARK
from tests.renderers.dice.samples import LETTERS, SAMPLES
from tests.renderers.layout import drawn
from tests.renderers.masks import paint_masked

PHONE = 320 / WIDTH

every_pitch = pytest.mark.parametrize("pitch", PITCHES)


@every_pitch
def test_the_letter_on_a_die_is_as_high_as_the_die_allows_and_seven_pixels_on_a_phone(
    pitch: int, rasterizer: Rasterizer
) -> None:
    least = 7 if pitch >= 96 else 7 * pitch / 96
    for letter in "bdfh":
        _, top, _, bottom = letter_box(rasterizer, DieLetter(pitch, letter, "die"))
        assert (bottom - top) * PHONE >= least


@every_pitch
def test_the_letter_is_in_the_middle_of_its_field(pitch: int, rasterizer: Rasterizer) -> None:
    for letter in LETTERS:
        sprite = DieLetter(pitch, letter, "die")
        left, top, right, bottom = letter_box(rasterizer, sprite)
        # a letter's advance, which is centred, has a little more room on one side
        assert left + right == pytest.approx(sprite.size[0], abs=3)
        assert top + bottom == pytest.approx(sprite.size[1], abs=2)
        assert left >= 2
        assert top >= 2


def letter_box(rasterizer: Rasterizer, sprite: DieLetter) -> tuple[int, int, int, int]:
    """Returns the box of the pixels that are at least half as light as the letter, without the round corners."""
    light = {index for index, entry in enumerate(rasterizer.palette.entries) if min(entry) > DARK["paper"][0] / 2}
    side, edge = sprite.size[0], round(0.1 * sprite.size[0])
    image = rasterizer.raster(sprite).image.crop((edge, edge, side - edge, side - edge))
    box = image.point(lambda index: 255 * (index in light)).getbbox()
    assert box is not None
    return box[0] + edge, box[1] + edge, box[2] + edge, box[3] + edge


@every_pitch
def test_the_letter_touches_no_symbol_and_all_symbols_are_on_their_faces(pitch: int) -> None:
    side = die_side(pitch)
    field = side - DieLetter(pitch, "a", "die").size[0]
    _, top, south, east, _ = Die(pitch, "a", "x", "o", "/", "die").parts
    assert isinstance(top.sprite, Symbol)
    assert south.box[2] < field
    assert east.box[3] < field
    assert top.box[2] < east.x
    assert top.box[3] < south.y
    for placed in (south, east):
        assert isinstance(placed.sprite, SideSymbol)
        assert max(placed.box[2:]) <= side - 2


@every_pitch
def test_the_symbol_on_top_is_twice_as_large_as_the_letter(pitch: int) -> None:
    _, top, *_ = Die(pitch, "a", "x", "o", "/", "die").parts
    assert top.sprite.size[0] > 1.6 * DieLetter(pitch, "a", "die").style.size * 0.711


@every_pitch
def test_rings_leave_dice_beside_them_free(pitch: int) -> None:
    for look in RINGS:
        assert ring_width(pitch, look) <= pitch - die_side(pitch)
        assert Die(pitch, "a", "x", "o", "/", look).size[0] - die_side(pitch) == 2 * ring_width(pitch, look)


@every_pitch
@pytest.mark.parametrize("look", LOOKS)
def test_opaque_sprites_cover_nothing_but_their_background(pitch: int, look: Look, rasterizer: Rasterizer) -> None:
    cells = Cells(pitch, range(1), range(3))
    placed = [cells.placed(Die(pitch, "a", "x", "o", "/", look), 0, 1)]
    placed += [cells.placed(RollTrace(pitch, "east"), 0, 0), cells.placed(Target(pitch, "x"), 0, 2)]
    scene = Scene((WIDTH, HEIGHT), DARK, tuple(placed))
    assert paint(scene, rasterizer).tobytes() == paint_masked(scene, rasterizer).tobytes()


@every_pitch
@pytest.mark.parametrize("look", LOOKS)
def test_a_letter_s_field_continues_its_die(pitch: int, look: Look, rasterizer: Rasterizer) -> None:
    body, letter = (rasterizer.raster(sprite).image for sprite in (DieBody(pitch, look), DieLetter(pitch, "a", look)))
    # outside of the field's round corner and of the die's own one both show the same
    for body_at, letter_at in ((body.width - letter.width, 0), (body.width - 1, letter.width - 1)):
        assert body.getpixel((body_at, body_at)) == letter.getpixel((letter_at, letter_at))


def test_all_usual_sprites_are_drawn_in_advance() -> None:
    in_advance = tuple(Placed(sprite, 0, 0) for room in (column, tris_1, tris_2) for sprite in room.sprites())
    prepared = {item.sprite for item in drawn(Scene((WIDTH, HEIGHT), DARK, in_advance))}
    going_on = (sample for sample in SAMPLES.values() if sample.view.outcome is None)  # type: ignore[attr-defined]
    shown = {item.sprite for sample in going_on for item in drawn(sample.scene())}
    of_dice = {sprite for sprite in shown if type(sprite).__module__.startswith("renderers.dice")}
    usual = {sprite for sprite in of_dice if getattr(sprite, "pitch", 225) in {*USUAL_PITCHES, 225}}
    assert {sprite for sprite in usual if not isinstance(sprite, Symbol)} <= prepared
    assert {sprite for sprite in shown if isinstance(sprite, Digit)} <= prepared
