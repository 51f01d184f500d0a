"""What bot/babel_data.py relies on of Babel's internals, and that numbers are formatted as before without the rest."""

import pytest
from babel import Locale, core, localedata
from babel.numbers import format_decimal

from bot.babel_data import INHERITANCE, NUMBERS, keep_numbers_only, use_minus_sign

LANGUAGE = "nl"
"""None of the bot's, since what is dropped stays dropped for all tests of the process."""


def test_load_returns_the_one_cached_mapping_of_a_language() -> None:
    assert localedata.load(LANGUAGE) is localedata.load(LANGUAGE)


def test_babel_has_the_topics_that_are_kept() -> None:
    assert set(localedata.load("root")) >= NUMBERS - {"minimum_grouping_digits"}


def test_numbers_are_formatted_and_counted_without_the_dropped_topics() -> None:
    def numbers() -> tuple[str, str, str]:
        locale = Locale(LANGUAGE)
        return format_decimal(1234567.5, locale=LANGUAGE), locale.plural_form(1), locale.ordinal_form(3)

    before = numbers()
    assert "territories" in localedata.load(LANGUAGE)
    keep_numbers_only(LANGUAGE)
    assert set(localedata.load(LANGUAGE)) <= NUMBERS
    assert core._global_data is not None
    assert set(core._global_data) == INHERITANCE
    assert numbers() == before
    with pytest.raises(KeyError):
        localedata.load(LANGUAGE)["territories"]


def test_negative_numbers_have_a_minus_sign() -> None:
    use_minus_sign(LANGUAGE)
    assert format_decimal(-1234567.5, locale=LANGUAGE) == "−1.234.567,5"
    assert format_decimal(5, locale=LANGUAGE) == "5"
