"""The only access to Babel's internals: its cached data of each language, and of all languages together.

tests/test_babel_data.py names the internals, and fails if a new version of Babel has changed them.
"""

from collections.abc import MutableMapping
from typing import Any

from babel import core, localedata

NUMBERS = {
    "decimal_formats", "default_numbering_system", "minimum_grouping_digits", "number_symbols", "numbering_systems",
    "ordinal_form", "plural_form",
}  # fmt: skip
"""The topics that number formats and plural rules need."""


INHERITANCE = {"parent_exceptions"}
"""The common data that loading a language needs: the language from which each one inherits."""


def keep_numbers_only(language: str) -> None:
    """Drops Babel's data of a language except number formats and plural rules, and most of the common data.

    Fluent does not need the names of countries, currencies and time zones, which take a megabyte for each language, nor
    the regions and scripts of languages, which take two.
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
