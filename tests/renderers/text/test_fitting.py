"""Texts are made to fit the width that there is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.text.displayable import displayable
from renderers.text.line import fitted_name, text_width, truncated, wrapped_lines
from renderers.text.typeface import Style, Weight
from tests.renderers.strategies import NAMES

STYLE = Style(Weight.BOLD, 40, "text", "panel")
NAME = Style(Weight.MEDIUM, 30, "text", "panel")


@given(st.text(max_size=32), st.integers(60, 600))
def test_a_truncated_text_fits_and_begins_as_before(text: str, width: int) -> None:
    short = truncated(text, STYLE, width)
    assert text_width(short, STYLE) <= width
    if short != displayable(text):
        assert short.endswith("…")
        assert displayable(text).startswith(short[:-1])


@given(st.text("ab cWi", max_size=200), st.integers(100, 900))
def test_wrapped_lines_fit_and_lose_only_spaces(text: str, width: int) -> None:
    lines = wrapped_lines(text, STYLE, width)
    assert all(text_width(line, STYLE) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_lines_break_at_spaces_and_keep_their_indent() -> None:
    assert wrapped_lines("  one two three", STYLE, 180) == ["  one two", "three"]
    assert wrapped_lines("", STYLE, 180) == [""]


@given(NAMES, st.integers(40, 600))
def test_a_name_is_whole_if_it_fits_and_never_wider_than_its_room(name: str, width: int) -> None:
    shown = fitted_name(name, NAME, width)
    assert text_width(shown, NAME) <= width
    if text_width(displayable(name).strip(), NAME) <= width:
        assert shown == displayable(name).strip()


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Benoît Lefèvre", 300, "Benoît Lefèvre"),
        ("Benoît Lefèvre", 190, "Benoît"),
        ("Nguyễn Thị Ắnh", 190, "Nguyễn Thị"),
        ("A Maximilian-Alexander", 190, "A Maximilia…"),
        ("Maximilian-Alexander", 190, "Maximilian-…"),
    ],
)
def test_a_name_that_is_too_wide_loses_whole_words_before_it_is_truncated(name: str, width: int, shown: str) -> None:
    assert fitted_name(name, NAME, width) == shown


def test_a_line_is_not_broken_at_a_no_break_space() -> None:
    for no_break in "\u00a0\u202f":
        sentence = f"Le but{no_break}: trois"
        assert text_width("Le but :", STYLE) > (width := text_width("Le but ", STYLE))
        assert wrapped_lines(sentence, STYLE, width)[0] == "Le"
