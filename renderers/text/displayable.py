"""Turns text of any script into characters that some font has."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from unicodedata import category, normalize

from renderers.text.fallback_fonts import FallbackFont, covers, fallback_for
from renderers.text.typeface import Weight, typeface

NOTHING = "?"
"""Replaces a text in which no character can be shown."""
NO_BREAK = "\u00a0"
"""A space at which a line is not broken."""
_NO_BREAKS = frozenset("\u00a0\u202f")
_MARKS = 1
"""The number of combining marks that a letter of Roboto keeps: other usual marks are composed with the letter."""
_FALLBACK_MARKS = 2
"""The marks that a letter of another font keeps: a vowel and a tone, or a vowel and a sign that doubles a consonant."""
_VOWELS_BEFORE = frozenset("\u0e40\u0e41\u0e42\u0e43\u0e44\u0ec0\u0ec1\u0ec2\u0ec3\u0ec4")
"""Thai and Lao vowels that are written before the consonant with which a name begins."""


@lru_cache(maxsize=1024)
def displayable(text: str) -> str:
    """Returns the text in characters that some font has.

    Styled letters become plain ones, and no-break spaces are kept; emoji, control characters, stacked combining marks
    and letters that no font has are removed, with the spaces around them. If nothing would be left, returns a question
    mark.
    """
    if text.isascii() and text.isprintable():
        return text
    shown = _joined(_characters(normalize("NFC", text)))
    return shown if shown.strip() or not text.strip() else NOTHING


@lru_cache(maxsize=1024)
def is_drawable(name: str) -> bool:
    """Returns whether pictures can show a name: it is more than emoji, and fonts have all its letters and digits."""
    composed = normalize("NFC", name)
    letters = (character for character in composed if category(character)[0] in "LN")
    return any(map(str.strip, _characters(composed))) and all(any(_characters(letter)) for letter in letters)


@lru_cache(maxsize=1024)
def initial(name: str, seat: int) -> str:
    """Returns the letter of a player's badge: the name's first letter or digit, else the seat counted from 1."""
    letters = (character for character in displayable(name) if character.isalnum())
    first = next((letter for letter in letters if letter not in _VOWELS_BEFORE), None)
    return first.upper()[:1] if first else str(seat + 1)


def _joined(characters: Iterable[str]) -> str:
    """Joins the characters, with one space between words if some were removed, and none at either end."""
    text, spaces, removed = "", "", False
    for character in characters:
        if not character:
            removed = True
        elif not character.isspace():
            text, spaces, removed = text + spaces + character, "", False
        elif not removed or (text and not spaces):
            spaces += character
    return text if removed else text + spaces


def _characters(text: str) -> Iterator[str]:
    """Yields each character as it is shown: an empty string for a removed character, nothing for a removed mark."""
    roboto = typeface(Weight.REGULAR)
    font: FallbackFont | None = None
    marks: list[str] = []
    room = 0
    """The number of marks that the last letter may still carry."""
    for character in text:
        kind = category(character)
        if kind[0] == "M":
            known = covers(font, character) if font else roboto.has(character)
            if known and len(marks) < room and character not in marks:
                marks.append(character)
                yield character
            continue
        marks, font, room = [], None, _MARKS
        if kind == "Zs":
            yield NO_BREAK if character in _NO_BREAKS else " "
        elif kind[0] == "C":
            room = 0
            yield ""
        elif roboto.has(character):
            yield character
        elif all(map(roboto.has, plain := normalize("NFKC", character))):
            yield plain
        elif kind[0] in "LNP" and (font := fallback_for(character)):
            room = _FALLBACK_MARKS
            yield character
        else:
            room = 0
            yield ""
