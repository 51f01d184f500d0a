"""Texts in the reader's language, from `data/locales/<language>/*.ftl`."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from string import ascii_uppercase
from sys import intern
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from bot.babel_data import keep_numbers_only, use_minus_sign

LOCALES = Path(__file__).parent.parent / "data" / "locales"
LANGUAGES = ("en", "it", "de", "fr")


def language_of(locale: str | None) -> str:
    """Returns the language of LANGUAGES for a Discord locale (`de`, `en-GB`, `fr`); English for any other."""
    language = (locale or "").split("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


FORMATTED_KEPT = 8192
"""The number of formatted texts cached per language: enough for every message's texts and two hundred tables."""

ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) *=", re.MULTILINE)
"""Matches the beginning of a message in a Fluent file: its key, at the start of a line."""


def letter(number: int) -> str:
    """Returns the letter for a number from 1 on: A, B, C ... In Fluent files: `LETTER($number)`."""
    return ascii_uppercase[int(number) - 1]


FUNCTIONS: dict[str, Any] = {"LETTER": letter, "UPPER": lambda argument: str(argument).upper()}
"""The functions that messages may call; `UPPER($die)` is an argument in capitals, as in pictures."""


PARSER = FluentParser(with_spans=False)
"""Parses messages without noting the position of each part, which would take a megabyte of memory."""


class Texts:
    """All texts of one language. Calling it returns the text of a key with its arguments filled in.

    A message is parsed at its first use, since parsing all of them at the start takes half a second and 8 MB. So no
    message may refer to another. Thread-safe.

    Raises KeyError for a missing text and ValueError for one that cannot be formatted.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._formatted = lru_cache(FORMATTED_KEPT)(self._format)
        self._unparsed: dict[str, str] = {}
        self._parsing = Lock()
        for source in sources:
            starts = [*ENTRY.finditer(source)]
            ends = [*(start.start() for start in starts[1:]), len(source)]
            self._unparsed |= {
                intern(start[1]): source[start.start() : end] for start, end in zip(starts, ends, strict=True)
            }

    def __contains__(self, key: str) -> bool:
        return key in self._unparsed or bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: str | int) -> str:
        return self._formatted(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if key in self._unparsed:
            with self._parsing:
                if key in self._unparsed:  # else another thread has just parsed it
                    self._bundle.add_resource(PARSER.parse(self._unparsed[key]))
                    del self._unparsed[key]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)

    def get(self, key: str, default: str) -> str:
        """Returns the text of `key` if there is one, else `default`."""
        return self(key) if key in self else default


@cache
def texts_in(language: str) -> Texts:
    """Returns the texts of one of LANGUAGES; the files are read once."""
    folder = LOCALES / language
    keep_numbers_only("root")
    keep_numbers_only(language)
    use_minus_sign(language)
    return Texts(language, (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))))


def texts_for(locale: str | None) -> Texts:
    """Returns the texts for a reader with this Discord locale."""
    return texts_in(language_of(locale))


def clipped(text: str, limit: int) -> str:
    """Returns the text, cut with an ellipsis if it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def whole_lines(lines: Sequence[str], limit: int, hint: str) -> str:
    """Returns the lines, or as many as fit above this hint that there are more.

    A single line that is too long is cut between words.
    """
    whole = "\n".join(lines)
    if len(whole) <= limit:
        return whole
    room = whole[: limit - len(hint) - 1]
    at_line, at_word = room.rfind("\n"), room.rfind(" ")
    return f"{room[: at_line if at_line > limit // 2 else at_word].rstrip()}\n{hint}"
