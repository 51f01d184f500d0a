"""Letters stand in the order in which their script is read.

As in the examples of UAX #9, capital letters stand for letters of a script that runs from right to left.
"""

from string import ascii_uppercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.text.bidi import levels, reversed_letters, visual_order

HEBREW = {ord(letter): 0x5D0 + number for number, letter in enumerate(ascii_uppercase)}
ARABIC = {ord(letter): 0x641 + number for number, letter in enumerate("ABCDEFGHIJ")}


def seen(text: str, letters: dict[int, int]) -> str:
    """Returns a line from left to right; letters: what its capitals stand for."""
    return "".join(text[place] for place in visual_order(levels(text.translate(letters))))


@pytest.mark.parametrize(
    ("text", "from_left_to_right"),
    [
        ("anna 7", "anna 7"),
        ("ABC", "CBA"),
        ("AB CD", "DC BA"),
        ("AB, CD", "DC ,BA"),
        ("AB 12", "12 BA"),
        ("ABC…", "…CBA"),
        ("AB (C)", ")C( BA"),  # the letters; brackets are turned round when they are drawn
        ("ABC cohen", "CBA cohen"),
        ("cohen ABC", "cohen CBA"),
        ("AB ran out of time", "BA ran out of time"),
        ("anna, AB (CD), bruno", "anna, )DC( BA, bruno"),
        ("a (AB [c] D) e", "a (BA [c] D) e"),
        ("a AB (C] D) e", "a )D ]C( BA e"),
        ("anna, AB, CD, bruno", "anna, DC ,BA, bruno"),
        ("a AB ", "a BA "),
        ("", ""),
    ],
)
@pytest.mark.parametrize("letters", [HEBREW, ARABIC], ids=["hebrew", "arabic"])
def test_a_line_is_ordered_as_the_unicode_algorithm_says(
    text: str, from_left_to_right: str, letters: dict[int, int]
) -> None:
    assert seen(text, letters) == from_left_to_right


@pytest.mark.parametrize(
    ("text", "after_hebrew", "after_arabic"),
    [
        ("AB 1.5 C", "C 1.5 BA", "C 1.5 BA"),
        ("AB 1-5", "1-5 BA", "5-1 BA"),
        ("AB 5%", "5% BA", "%5 BA"),
        ("a AB 12", "a 12 BA", "a 12 BA"),
        ("12 AB", "BA 12", "BA 12"),
    ],
)
def test_numbers_run_from_left_to_right_among_letters_that_do_not(
    text: str, after_hebrew: str, after_arabic: str
) -> None:
    assert seen(text, HEBREW) == after_hebrew
    assert seen(text, ARABIC) == after_arabic


@given(st.text("abאבعل 12.,-+%:!", max_size=12))
def test_every_letter_is_there_once(text: str) -> None:
    assert sorted(visual_order(levels(text))) == list(range(len(text)))


@given(st.text("abc 12.,-+%:!", max_size=12))
def test_text_without_letters_that_run_from_right_to_left_stays_as_it_is(text: str) -> None:
    assert "".join(text[place] for place in visual_order(levels(text))) == text


def test_brackets_are_turned_round_with_their_letters() -> None:
    assert reversed_letters("(ab) «c»") == "«c» (ba)"
