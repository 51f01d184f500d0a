"""Words made to fit a picture: in characters that the font has, and in the room that there is."""

import re
from collections.abc import Iterator
from functools import lru_cache
from unicodedata import category, normalize

from renderers.typeface import Weight, typeface

ELLIPSIS = "…"
UNKNOWN = "·"
"""Stands for a letter of a script that the font lacks."""


@lru_cache(maxsize=1024)
def legible(words: str) -> str:
    """The words in characters that the font has.

    Styled letters become plain ones, each letter of a script that the font lacks becomes a middle dot; emoji, controls
    and piled-up marks go. Words of which nothing would be left become three dots.
    """
    shown = "".join(_shown(normalize("NFC", words)))
    return shown if shown.strip() or not words.strip() else 3 * UNKNOWN


def _shown(words: str) -> Iterator[str]:
    letters = typeface(Weight.REGULAR)
    marked = False
    for character in words:
        kind = category(character)
        mark = kind[0] == "M"
        if kind == "Zs":
            yield " "
        elif letters.has(character) and kind[0] != "C" and not (mark and marked):
            yield character
        elif not mark and all(map(letters.has, plain := normalize("NFKC", character))) and kind[0] != "C":
            yield plain
        elif kind[0] in "LN":
            yield UNKNOWN
        marked = mark


def initial(name: str, seat: int) -> str:
    """What a player's badge says: the name's first letter or digit, else the seat counted from 1."""
    first = next((character for character in legible(name) if character.isalnum()), None)
    return first.upper()[:1] if first else str(seat + 1)


@lru_cache(maxsize=1024)
def shortened(words: str, weight: Weight, size: int, width: int) -> str:
    """The words, ended by an ellipsis where they are wider than `width` pixels at `size` pixels to the em."""
    face = typeface(weight)
    if face.width(words) * size <= width:
        return words
    room = width / size - face.width(ELLIPSIS)
    end = 0
    while end < len(words) and face.width(words[: end + 1]) <= room:
        end += 1
    return words[:end].rstrip() + ELLIPSIS


def wrapped(words: str, weight: Weight, size: int, width: int) -> list[str]:
    """The words in lines of at most `width` pixels, broken at spaces; a word too long for a line is cut."""
    face = typeface(weight)
    lines = [""]
    for piece in re.findall(r"\s*\S+", words):
        if lines[-1] and face.width(lines[-1] + piece) * size > width:
            lines.append("")
        rest = piece if lines[-1] or len(lines) == 1 else piece.lstrip()
        while face.width(lines[-1] + rest) * size > width:
            end = next(n for n in range(len(rest), 0, -1) if n == 1 or face.width(rest[:n]) * size <= width)
            lines[-1] = rest[:end]
            lines.append("")
            rest = rest[end:]
        lines[-1] += rest
    return lines
