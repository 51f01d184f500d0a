"""Names in any script become characters that the font has."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.text.displayable import displayable, initial
from renderers.text.typeface import Weight, typeface
from tests.renderers.text.pangrams import PANGRAMS


@pytest.mark.parametrize("text", PANGRAMS)
def test_scripts_that_the_font_has_are_left_as_they_are(text: str) -> None:
    assert displayable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
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
def test_other_characters_are_replaced_or_removed(text: str, shown: str) -> None:
    assert displayable(text) == shown


@given(st.text(max_size=40))
def test_the_font_has_every_character_that_is_left(text: str) -> None:
    shown = displayable(text)
    assert all(typeface(Weight.BOLD).has(character) for character in shown)
    assert displayable(shown) == shown
    assert bool(shown.strip()) == bool(normalize("NFC", text).strip())


@pytest.mark.parametrize(
    ("name", "letter"),
    [("anna", "A"), ("ßeta", "S"), ("«Élise»", "É"), ("日本", "4"), ("7up", "7"), ("🎲", "4"), ("ижица", "И")],
)
def test_a_badge_has_the_name_s_first_letter_or_else_the_seat(name: str, letter: str) -> None:
    assert initial(name, 3) == letter
