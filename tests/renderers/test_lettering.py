"""Names in any script become something that the font can show, in the room that there is."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageFont, features

from renderers.text.displayable import displayable, initial
from renderers.text.fitting import text_width, truncated, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight, typeface

STYLE = Style(Weight.BOLD, 40, "text", "panel")
PANGRAMS = (
    "Toni Valentina, AVATAR; Yara P. L'Aquila",
    "Jürgen Großmann-Weiß",
    "Benoît Lefèvre à Château-d'Œx",
    "Съешь ещё этих мягких булок",
    "Ξεσκεπάζω την ψυχοφθόρα",
    "Nguyễn Thị Ắnh Đào",
    "0123456789 1:1 7/4 — “quoted” …",
)


@pytest.mark.parametrize("words", PANGRAMS)
def test_scripts_that_the_font_has_are_left_as_they_are(words: str) -> None:
    assert displayable(words) == words


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("日本太郎", "····"),
        ("山田 Taro", "·· Taro"),
        ("نور", "···"),
        ("𝓑𝓸𝓫", "Bob"),
        ("Ｗｉｄｅ", "Wide"),
        ("Anna 🎲", "Anna "),
        ("👩‍👩‍👧", "···"),
        ("Z̸̛͔a̶͓̐l̷̰̏g̴̣̈o", "Z̸a̶l̷g̴o"),
        ("a\u202eb\u200bc", "abc"),
        ("a\xa0b\u3000c", "a b c"),
        ("cafe\u0301", "café"),
        ("", ""),
        ("  ", "  "),
    ],
)
def test_what_it_lacks_is_shown_with_dignity(words: str, shown: str) -> None:
    assert displayable(words) == shown


@given(st.text(max_size=40))
def test_all_that_is_shown_is_in_the_font(words: str) -> None:
    shown = displayable(words)
    assert all(typeface(Weight.BOLD).has(character) for character in shown)
    assert displayable(shown) == shown
    assert bool(shown.strip()) == bool(normalize("NFC", words).strip())


@pytest.mark.parametrize(
    ("name", "letter"),
    [("anna", "A"), ("ßeta", "S"), ("«Élise»", "É"), ("日本", "4"), ("7up", "7"), ("🎲", "4"), ("ижица", "И")],
)
def test_a_badge_bears_the_name_s_first_letter_or_else_the_seat(name: str, letter: str) -> None:
    assert initial(name, 3) == letter


@given(st.text(max_size=32), st.integers(60, 600))
def test_what_is_shortened_fits_and_begins_as_before(words: str, width: int) -> None:
    short = truncated(words, STYLE, width)
    assert text_width(short, STYLE) <= width
    if short != displayable(words):
        assert short.endswith("…")
        assert displayable(words).startswith(short[:-1])


@given(st.text("ab cWi", max_size=200), st.integers(100, 900))
def test_what_is_wrapped_fits_and_loses_only_spaces(words: str, width: int) -> None:
    lines = wrapped_lines(words, STYLE, width)
    assert all(text_width(line, STYLE) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_lines_break_at_spaces_and_keep_their_indent() -> None:
    assert wrapped_lines("  one two three", STYLE, 180) == ["  one two", "three"]
    assert wrapped_lines("", STYLE, 180) == [""]


@pytest.mark.skipif(not features.check("raqm"), reason="Raqm, which kerns by itself, is missing in this Pillow")
@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("words", PANGRAMS)
def test_lines_are_as_long_as_a_full_layout_engine_makes_them(words: str, weight: Weight) -> None:
    shaped = ImageFont.truetype(weight.path, 2048, layout_engine=ImageFont.Layout.RAQM)
    assert typeface(weight).width(words) * 2048 == shaped.getlength(words, features=["-liga", "-mark", "-ccmp"])


def test_pairs_are_kerned() -> None:
    face = typeface(Weight.BOLD)
    assert face.width("To") < face.width("T") + face.width("o")
    assert face.width("HH") == 2 * face.width("H")
    assert face.pen_positions("") == [0]
