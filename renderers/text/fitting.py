"""Words made to fit a picture: in characters that the font has, and in the room that there is."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple
from unicodedata import category, normalize

from renderers.engine.scene import DOTS
from renderers.text.typeface import ASCENT, DESCENT, Weight, typeface
from renderers.themes.theme import Role

ELLIPSIS = "…"
_GOOD_PART = 0.4
UNKNOWN = "·"
"""Stands for a letter of a script that the font lacks."""


class Style(NamedTuple):
    """How words look. size: pixels to the em. under: the colour that they stand on."""

    weight: Weight
    size: int
    ink: Role
    under: Role

    def __str__(self) -> str:
        return f"{self.weight} {self.size} {self.ink} on {self.under}"

    @property
    def rise(self) -> int:
        """From the top of a line's box to its baseline, in pixels."""
        return ceil(ASCENT * self.size)

    @property
    def height(self) -> int:
        """Of a line's box, in pixels."""
        return self.rise + ceil(DESCENT * self.size)


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


@lru_cache(maxsize=1024)
def initial(name: str, seat: int) -> str:
    """What a player's badge says: the name's first letter or digit, else the seat counted from 1."""
    first = next((character for character in legible(name) if character.isalnum()), None)
    return first.upper()[:1] if first else str(seat + 1)


@lru_cache(maxsize=1024)
def length(words: str, style: Style) -> int:
    """How long a line of words is, in whole pixels."""
    return ceil(typeface(style.weight).width(legible(words)) * style.size)


@lru_cache(maxsize=1024)
def shortened(words: str, style: Style, width: int) -> str:
    """The words, cut and ended by an ellipsis where they are longer than `width` pixels."""
    shown = legible(words)
    if length(shown, style) <= width:
        return shown
    end = len(shown)
    while end and length(shown[:end].rstrip() + ELLIPSIS, style) > width:
        end -= 1
    return shown[:end].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def called(name: str, style: Style, width: int) -> str:
    """A name in `width` pixels: the whole, or as many of its words as fit and fill a good part of it; else cut."""
    shown = legible(name).strip()
    for end in [len(shown), *(found.start() for found in reversed([*re.finditer(r"\s+", shown)]))]:
        reach = length(shown[:end], style)
        if reach <= width and (end == len(shown) or reach >= _GOOD_PART * width):
            return shown[:end]
    return shortened(shown, style, width)


@lru_cache(maxsize=1024)
def beginnings(words: str, weight: Weight, size: int) -> tuple[int, ...]:
    """How many dots from its left end each letter of a line begins; rounded from the 64ths that FreeType counts in."""
    return tuple((round(pen * size * DOTS * 64) + 32) // 64 for pen in typeface(weight).pens(words)[:-1])


def wrapped(words: str, style: Style, width: int) -> list[str]:
    """The words in lines of at most `width` pixels, broken at spaces; a word too long for a line is cut."""
    lines = [""]
    for piece in re.findall(r"\s*\S+", legible(words)):
        if lines[-1] and length(lines[-1] + piece, style) > width:
            lines.append("")
        rest = piece if lines[-1] or len(lines) == 1 else piece.lstrip()
        while length(lines[-1] + rest, style) > width:
            end = next(end for end in range(len(rest), 0, -1) if end == 1 or length(rest[:end], style) <= width)
            lines[-1] = rest[:end]
            lines.append("")
            rest = rest[end:]
        lines[-1] += rest
    return lines
