"""Names in scripts that Roboto lacks are drawn in other fonts, whole and in the right direction."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from renderers.engine.canvas import Canvas, draw_sprite
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.text_line import TextLine, place_counter
from renderers.text import fallback_fonts
from renderers.text.displayable import displayable, initial, is_drawable
from renderers.text.fallback_fonts import ARABIC, CJK, DEVANAGARI, HEEBO, THAI, FallbackFont
from renderers.text.line import fitted_name, laid_out, line_runs, text_width, truncated
from renderers.text.shaping import can_shape
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import DARK

NAMES = {
    HEEBO: ("דוד", "שָׁלוֹם בן־גוריון", "לקץ ף"),
    ARABIC: ("محمد علي", "شَمْسٌ يوسف", "عبد الله ظ", "پژمان چگینی", "محمّد ٣"),
    DEVANAGARI: ("राज", "राजश्री कुमार", "हिन्दी ट्रिक दुर्गा"),
    THAI: ("สมชาย", "ญี่ปุ่น ผู้ใหญ่", "ก็ ปู่"),
    CJK: ("田中太郎", "김철수", "さくら ハナ", "王小明"),
}
CASES = [
    pytest.param(
        font,
        name,
        marks=pytest.mark.skipif(
            not font.path or (font.shaped and not can_shape()), reason="the font, or FriBiDi, is not installed"
        ),
    )
    for font, names in NAMES.items()
    for name in names
]
STYLE = Style(Weight.BOLD, 40, "text", "panel")


def forget() -> None:
    """Empties the caches that depend on which fonts are installed."""
    for cached in (
        fallback_fonts.installed,
        fallback_fonts.coverage_of,
        fallback_fonts.fallback_for,
        displayable,
        is_drawable,
        initial,
        laid_out,
    ):
        cached.cache_clear()


@pytest.fixture
def fresh() -> Iterator[None]:
    """Nothing is cached of the fonts, before the test and after it."""
    forget()
    yield
    forget()


def drawn(text: str, style: Style = STYLE) -> Image.Image:
    """Draws a line and returns which of its pixels are drawn on."""
    return draw_sprite(TextLine(text, style), DARK).pixels().getchannel(3)


@pytest.mark.parametrize(("font", "name"), CASES)
def test_a_name_is_shown_as_it_is_in_the_font_of_its_script(font: FallbackFont, name: str) -> None:
    assert is_drawable(name)
    assert displayable(name) == name
    assert font in {run.font for run in line_runs(name, Weight.BOLD)}


@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize(("font", "name"), CASES)
def test_a_name_is_not_cut_off_by_the_box_of_its_line(font: FallbackFont, name: str, weight: Weight) -> None:
    style = STYLE._replace(weight=weight)
    image = drawn(name, style)
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert right - left > 0.8 * (image.width - 2 * TextLine(name, style).overhang)
    assert 0 < left < right < image.width
    assert 0 <= top < bottom <= image.height
    height = style.height
    taller = Canvas((image.width, 3 * height), DARK, "panel")
    taller.text(name, (TextLine(name, style).overhang, style.ascent + height), style)
    whole = taller.pixels().getchannel(3).getbbox()
    assert whole == (left, top + height, right, bottom + height), "nothing is drawn above or below the box"


@pytest.mark.parametrize(("font", "name"), CASES)
def test_a_badge_shows_the_first_letter_in_its_middle(font: FallbackFont, name: str) -> None:
    letter = initial(name, 0)
    assert letter in name
    canvas = Canvas((200, 200), DARK, "panel")
    canvas.centred_text(letter, (100, 100), Badge(SMALLEST_BADGE, 0, letter, "panel").style)
    left, top, right, bottom = canvas.pixels().getchannel(3).getbbox() or (0, 0, 0, 0)
    assert abs(left + right - 200) <= 3
    assert abs(top + bottom - 200) <= 3
    assert max(right - left, bottom - top) < SMALLEST_BADGE


def test_hebrew_runs_from_right_to_left() -> None:
    wide, narrow = "ש", "ו"
    both = drawn(wide + narrow)
    columns = [both.crop((x, 0, x + 1, both.height)).getbbox() is not None for x in range(both.width)]
    first, last = columns.index(True), both.width - columns[::-1].index(True)
    gap = columns.index(False, first)
    assert gap - first < (last - first) / 3, "the narrow letter, which is read last, stands at the left"


@pytest.mark.skipif(not can_shape(), reason="FriBiDi is not installed")
def test_arabic_letters_are_joined_and_devanagari_signs_combined() -> None:
    joined = drawn("محمد")
    left, top, right, bottom = joined.getbbox() or (0, 0, 0, 0)
    columns = (joined.crop((x, top, x + 1, bottom)) for x in range(left, right))
    assert all(column.getbbox() for column in columns), "there is a gap between two letters"
    assert text_width("श्र", STYLE) < 0.8 * text_width("शर", STYLE), "the two are one sign"


def test_scripts_are_mixed_in_one_name() -> None:
    runs = line_runs("Cohen דוד 7", Weight.BOLD)
    assert [(run.text, run.font) for run in runs] == [("Cohen ", None), ("7", None), ("דוד ", HEEBO)]
    assert all(run.start < following.start for run, following in pairwise(runs))


@pytest.mark.skipif(not can_shape(), reason="FriBiDi is not installed")
def test_a_cut_does_not_take_the_marks_from_a_letter() -> None:
    name = "ผู้ใหญ่" * 5
    for width in range(60, 400, 7):
        shown = truncated(name, STYLE, width)
        assert text_width(shown, STYLE) <= width
        assert shown == name or not name[len(shown) - 1 :].startswith(("ู", "้", "่")), shown
        assert text_width(fitted_name(name, STYLE, width), STYLE) <= width


def test_stacks_of_marks_are_reduced_to_two() -> None:
    assert displayable("ก" + "็" * 20) == "ก็"
    assert len(displayable("א" + "\u05b8\u05bc\u05b4\u05bd")) == 3


def test_a_line_in_another_font_is_placed_without_single_digits() -> None:
    placed = list(place_counter("דוד 12", STYLE, 0, 60))
    assert [item.sprite.text for item in placed if isinstance(item.sprite, TextLine)] == ["דוד 12"]


def test_without_a_font_its_script_is_not_drawn(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    monkeypatch.setattr(fallback_fonts, "FALLBACK_FONTS", (replace(HEEBO, package="not_installed"),))
    assert not is_drawable("דוד")
    assert displayable("דוד Cohen") == "Cohen"


def test_without_shaping_only_scripts_that_need_none_are_drawn(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    monkeypatch.setattr(fallback_fonts, "can_shape", lambda: False)
    assert is_drawable("דוד")
    assert not any(map(is_drawable, ("محمد", "राज", "สมชาย")))


def test_fonts_are_read_only_when_their_script_is_met(fresh: None) -> None:
    for name in ("Alessandra", "Ольга", "Zoë 🎲", "𝓕𝓪𝓷𝓬𝔂"):
        assert is_drawable(name)
        text_width(name, STYLE)
    assert fallback_fonts.coverage_of.cache_info().currsize == 0
    is_drawable("דוד")
    assert fallback_fonts.coverage_of.cache_info().currsize == 1
