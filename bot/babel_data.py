"""The internals of Babel that the bot touches, the cached data of a language and of all together: only here.

tests/test_babel_data.py names what is used of them, and fails where a new version of Babel has changed it.
"""

from collections.abc import MutableMapping
from typing import Any

from babel import core, localedata

NUMBERS = {
    "decimal_formats", "default_numbering_system", "minimum_grouping_digits", "number_symbols", "numbering_systems",
    "ordinal_form", "plural_form",
}  # fmt: skip
"""The topics by which numbers are formatted and counted."""


INHERITANCE = {"parent_exceptions"}
"""What has to be known of all languages together to load one: from which other one it takes what it lacks."""


def keep_numbers_only(language: str) -> None:
    """Drops Babel's data of a language except for number formats and plural rules, and most of all languages' together.

    Fluent does not need the names of countries, currencies and time zones, which take a megabyte for each language, nor
    where each language is spoken in which script, which takes two.
    """
    for known, kept in ((localedata.load(language), NUMBERS), (_of_all_languages(), INHERITANCE)):
        for topic in set(known) - kept:
            del known[topic]


def _of_all_languages() -> MutableMapping[str, Any]:
    core.get_global("cldr")  # loads them
    loaded: MutableMapping[str, Any] = core._global_data  # type: ignore[assignment]  # Babel itself does not change it
    return loaded


def use_minus_sign(language: str) -> None:
    """Makes a language's negative numbers begin with a minus sign instead of a hyphen."""
    pattern = localedata.load(language)["decimal_formats"][None]
    positive, negative = pattern.prefix
    pattern.prefix = positive, negative.replace("-", "−")
