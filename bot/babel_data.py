"""The internals of Babel that the bot touches, the cached data of a language: only here.

tests/test_babel_data.py names what is used of them, and fails where a new version of Babel has changed it.
"""

from babel import localedata

NUMBERS = {
    "decimal_formats", "default_numbering_system", "minimum_grouping_digits", "number_symbols", "numbering_systems",
    "ordinal_form", "plural_form",
}  # fmt: skip
"""The topics by which numbers are formatted and counted."""


def keep_numbers_only(language: str) -> None:
    """Drops Babel's data of a language except for number formats and plural rules.

    Fluent does not need the names of countries, currencies and time zones, which take a megabyte for each language.
    """
    known = localedata.load(language)
    for topic in set(known) - NUMBERS:
        del known[topic]


def use_minus_sign(language: str) -> None:
    """Makes a language's negative numbers begin with a minus sign instead of a hyphen."""
    pattern = localedata.load(language)["decimal_formats"][None]
    positive, negative = pattern.prefix
    pattern.prefix = positive, negative.replace("-", "−")
