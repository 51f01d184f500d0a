"""Turns text of any script into characters that the font has."""

from collections.abc import Iterator
from functools import lru_cache
from unicodedata import category, normalize

from renderers.text.typeface import Weight, typeface

UNKNOWN = "·"
"""Stands for a letter of a script that the font lacks."""


@lru_cache(maxsize=1024)
def displayable(text: str) -> str:
    """Returns the text in characters that the font has.

    Styled letters become plain ones, each letter of a script that the font lacks becomes a middle dot; emoji, control
    characters and stacked combining marks are removed. If nothing would be left, returns three dots.
    """
    shown = "".join(_characters(normalize("NFC", text)))
    return shown if shown.strip() or not text.strip() else 3 * UNKNOWN


def _characters(text: str) -> Iterator[str]:
    font = typeface(Weight.REGULAR)
    after_mark = False
    for character in text:
        kind = category(character)
        is_mark = kind[0] == "M"
        if kind == "Zs":
            yield " "
        elif font.has(character) and kind[0] != "C" and not (is_mark and after_mark):
            yield character
        elif not is_mark and all(map(font.has, plain := normalize("NFKC", character))) and kind[0] != "C":
            yield plain
        elif kind[0] in "LN":
            yield UNKNOWN
        after_mark = is_mark


@lru_cache(maxsize=1024)
def initial(name: str, seat: int) -> str:
    """Returns the letter of a player's badge: the name's first letter or digit, else the seat counted from 1."""
    first = next((character for character in displayable(name) if character.isalnum()), None)
    return first.upper()[:1] if first else str(seat + 1)
