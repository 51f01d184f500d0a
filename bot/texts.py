"""Texts in the reader's language, from `data/locales/<language>/*.ftl`."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from babel import localedata
from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent.parent / "data" / "locales"
LANGUAGES = ("en", "it", "de", "fr")


def language_of(locale: str | None) -> str:
    """The language we speak that is nearest to a Discord locale (`de`, `en-GB`, `fr`); English where there is none."""
    language = (locale or "").split("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


SAID_KEPT = 8192
"""So many finished texts of a language are kept: what stands on every message, and what two hundred tables tell."""

NUMBERS = {
    "decimal_formats", "default_numbering_system", "minimum_grouping_digits", "number_symbols", "numbering_systems",
    "ordinal_form", "plural_form",
}  # fmt: skip

ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) *=", re.MULTILINE)
"""Where a message begins in a Fluent file: with its key, at the start of a line."""


class Texts:
    """All texts of one language. Calling it gives the text of a key with its arguments filled in.

    A message is parsed when it is first said: parsing all of them at start would take half a second and 8 MB for texts
    that hardly anybody asks for. So a message stands alone, it refers to no other. Any thread may ask.

    A text that is missing or that does not format is a defect: it raises KeyError or ValueError, and tests find it.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said = lru_cache(SAID_KEPT)(self._say)
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for source in sources:
            starts = [*ENTRY.finditer(source)]
            ends = [*(start.start() for start in starts[1:]), len(source)]
            self._unread |= {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}

    def __contains__(self, key: str) -> bool:
        return key in self._unread or bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: str | int) -> str:
        return self._said(key, tuple(args.items()))

    def _say(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if key in self._unread:
            with self._reading:
                if key in self._unread:  # else another thread has just read it
                    self._bundle.add_resource(FluentResource(self._unread[key]))
                    del self._unread[key]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)

    def either(self, key: str, otherwise: str) -> str:
        """The text of `key` where there is one (a word of a move with a better label), else `otherwise`."""
        return self(key) if key in self else otherwise


@cache
def texts_in(language: str) -> Texts:
    """The texts of one of LANGUAGES, read once."""
    folder = LOCALES / language
    _keep_numbers_alone("root")
    _keep_numbers_alone(language)
    return Texts(language, (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))))


def texts_for(locale: str | None) -> Texts:
    """The texts for a reader with this Discord locale."""
    return texts_in(language_of(locale))


def _keep_numbers_alone(language: str) -> None:
    """Drops what Babel holds of a language besides how numbers are written and counted.

    Fluent needs no names of countries, currencies and time zones: a megabyte of each language.
    """
    known = localedata.load(language)
    for topic in set(known) - NUMBERS:
        del known[topic]
