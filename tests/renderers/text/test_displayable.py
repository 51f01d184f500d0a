"""Names in any script become characters that some font has."""

from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.text.displayable import displayable, initial, is_drawable
from renderers.text.fallback_fonts import fallback_for
from renderers.text.typeface import Weight, typeface
from tests.renderers.text.pangrams import PANGRAMS


@pytest.mark.parametrize("text", PANGRAMS)
def test_scripts_that_roboto_has_are_left_as_they_are(text: str) -> None:
    assert displayable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ᚠᚢᚦ", "?"),
        ("ᚠᚢᚦ Taro", "Taro"),
        ("𝓑𝓸𝓫", "Bob"),
        ("Ｗｉｄｅ", "Wide"),
        ("Anna 🎲", "Anna"),
        ("🎲\ufe0f 🃏 Anna 🎲 Bea", "Anna Bea"),
        (" Anna  Bea ", " Anna  Bea "),
        (" Zoë  Bea ", " Zoë  Bea "),
        ("👩‍👩‍👧", "?"),
        ("Z̸̛͔a̶͓̐l̷̰̏g̴̣̈o", "Z̸a̶l̷g̴o"),
        ("ᚠ\u0301", "?"),
        ("a\u202eb\u200bc", "abc"),
        ("a\u00a0b\u202fc\u3000d", "a\u00a0b\u00a0c d"),
        ("cafe\u0301", "café"),
        ("", ""),
        ("  ", "  "),
    ],
)
def test_other_characters_are_replaced_or_removed(text: str, shown: str) -> None:
    assert displayable(text) == shown


@given(st.text(max_size=40))
def test_some_font_has_every_character_that_is_left(text: str) -> None:
    shown = displayable(text)
    roboto = typeface(Weight.BOLD)
    for character in shown:
        assert roboto.has(character) or fallback_for(character) or category(character)[0] == "M", repr(character)
    assert displayable(shown) == shown
    assert bool(shown.strip()) == bool(normalize("NFC", text).strip())


@pytest.mark.parametrize(
    ("name", "letter"),
    [("anna", "A"), ("ßeta", "S"), ("«Élise»", "É"), ("ᚠᚢᚦ", "4"), ("7up", "7"), ("🎲", "4"), ("ижица", "И")],
)
def test_a_badge_has_the_name_s_first_letter_or_else_the_seat(name: str, letter: str) -> None:
    assert initial(name, 3) == letter


@pytest.mark.parametrize("name", ["Ольга", "Ελένη", "Zoë 🎲", "𝓕𝓪𝓷𝓬𝔂", "Z̸̛͔a̶͓̐l̷̰̏g̴̣̈o", "x_x", "- 7 -"])
def test_names_are_drawn_if_only_emoji_and_stacked_marks_are_lost(name: str) -> None:
    assert is_drawable(name)


@pytest.mark.parametrize("name", ["ᚠᚢᚦ", "Taro ᚠ", "🎲", "👩‍👩‍👧", "\u200b", " ", ""])
def test_names_are_not_drawn_if_letters_or_everything_would_be_lost(name: str) -> None:
    assert not is_drawable(name)
