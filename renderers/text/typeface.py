"""Roboto in numbers: which characters it has and how far each advances, read from the font's own tables; and a style.

Scenes are laid out only with these numbers, so that they need no imaging library.
"""

from array import array
from bisect import bisect_right
from enum import StrEnum
from functools import cache, lru_cache
from itertools import zip_longest
from math import ceil
from pathlib import Path
from struct import iter_unpack, unpack_from
from typing import NamedTuple

from renderers.themes.theme import Role

_KERN = b"kern"
_FIRST_ADVANCE_ONLY = (4, 0)
"""The value formats of pairs that change only the left glyph's advance."""


class Kerning:
    """The pairs of the first lookup of the feature `kern`: some listed singly, the others by classes of glyphs."""

    def __init__(self, font: bytes, table: int) -> None:
        pairs, classes = _subtables(font, table)

        places = unpack_from(f">{unpack_from('>H', font, pairs + 8)[0]}H", font, pairs + 10)
        self._pairs = {
            left: font[pairs + place + 2 : pairs + place + 2 + 4 * unpack_from(">H", font, pairs + place)[0]]
            for left, place in zip(_covered(font, pairs), places, strict=True)
        }

        left_classes, right_classes, lefts, rights = unpack_from(">4H", font, classes + 8)
        self._covered = frozenset(_covered(font, classes))
        self._left_classes = _classes(font, classes + left_classes)
        self._right_classes = _classes(font, classes + right_classes)
        self._grid = [
            array("h", unpack_from(f">{rights}h", font, classes + 16 + 2 * rights * row)) for row in range(lefts)
        ]
        self.between = lru_cache(maxsize=2048)(self._between)

    def _between(self, left: int, right: int) -> int:
        """Returns what to add to the left glyph's advance before the right one, in font units; mostly negative."""
        single = dict(iter_unpack(">Hh", self._pairs.get(left, b"")))
        if right in single:
            return int(single[right])
        if left not in self._covered:
            return 0
        return int(self._grid[self._left_classes.get(left, 0)][self._right_classes.get(right, 0)])


def _subtables(font: bytes, table: int) -> tuple[int, int]:
    """Returns the offsets of the subtables for pairs one by one and for pairs by class."""
    features, lookups = (table + place for place in unpack_from(">2H", font, table + 6))
    records = iter_unpack(">4sH", font[features + 2 : features + 2 + 6 * unpack_from(">H", font, features)[0]])
    kern = next(features + place for tag, place in records if tag == _KERN)
    lookup = lookups + unpack_from(">H", font, lookups + 2 + 2 * unpack_from(">H", font, kern + 4)[0])[0]
    first, second = (lookup + place for place in unpack_from(">2H", font, lookup + 6))
    for format_, start in ((1, first), (2, second)):
        if (unpack_from(">H", font, start)[0], unpack_from(">2H", font, start + 4)) != (format_, _FIRST_ADVANCE_ONLY):
            raise ValueError("the font's kerning is in a format that is not read here")
    return first, second


def _covered(font: bytes, subtable: int) -> tuple[int, ...]:
    start = subtable + unpack_from(">H", font, subtable + 2)[0]
    format_, count = unpack_from(">2H", font, start)
    if format_ != 1:
        raise ValueError("the font's coverage is in a format that is not read here")
    return unpack_from(f">{count}H", font, start + 4)


def _classes(font: bytes, start: int) -> dict[int, int]:
    format_, count = unpack_from(">2H", font, start)
    if format_ != 2:
        raise ValueError("the font's classes are in a format that is not read here")
    ranges = iter_unpack(">3H", font[start + 4 : start + 4 + 6 * count])
    return {glyph: class_ for first, last, class_ in ranges for glyph in range(first, last + 1)}


FONTS = Path(__file__).parents[2] / "data" / "fonts"
"""The folder of Roboto: no package has these weights as a wheel."""

ASCENT = 1.04
"""How far above the baseline a line's box begins, in ems: accents on capitals are inside."""
DESCENT = 0.28
"""How far below the baseline a line's box ends, in ems."""
CAPITAL_HEIGHT = 1456 / 2048
"""The height of a capital letter or a digit, in ems."""

_MISSING = 0
"""The glyph of every character that a font lacks."""
_LAST_CODE_POINT = 0x10FFFF


class Weight(StrEnum):
    """The three weights that the pictures use."""

    REGULAR = "Roboto"
    MEDIUM = "RobotoMedium"
    BOLD = "RobotoBold"

    # an Enum computes its hash each time, and a picture has many texts
    __hash__ = str.__hash__

    @property
    def path(self) -> Path:
        """The font's file."""
        return FONTS / f"Roboto-{self.name.title()}.ttf"


class Typeface:
    """One weight of the font."""

    def __init__(self, path: Path) -> None:
        font = path.read_bytes()
        tables = {tag: start for tag, _, start, _ in iter_unpack(">4sIII", font[12 : 12 + 16 * font[5]])}
        self._em: int = unpack_from(">H", font, tables[b"head"] + 18)[0]
        self._runs = _characters(font, tables[b"cmap"])
        self._advances = _advances(font, tables[b"hmtx"], unpack_from(">H", font, tables[b"hhea"] + 34)[0])
        self._kerning = Kerning(font, tables[b"GPOS"])
        self._glyph = lru_cache(maxsize=1024)(self._find_glyph)

    def has(self, character: str) -> bool:
        return self._glyph(character) != _MISSING

    def _find_glyph(self, character: str) -> int:
        """Returns the number of the character's glyph, _MISSING if the font lacks it."""
        code = ord(character)
        first, last, glyph = self._runs[
            max(bisect_right(self._runs, (code, _LAST_CODE_POINT, _LAST_CODE_POINT)) - 1, 0)
        ]
        return glyph + code - first if first <= code <= last else _MISSING

    def pen_positions(self, text: str) -> list[float]:
        """Returns the pen's position before each letter and after the last, in ems, with kerning ("To" < T + o)."""
        positions = [0]
        glyphs = [self._glyph(character) for character in text]
        for glyph, following in zip_longest(glyphs, glyphs[1:]):
            kern = 0 if following is None else self._kerning.between(glyph, following)
            positions.append(positions[-1] + self._advances[glyph] + kern)
        return [position / self._em for position in positions[: len(text) + 1]]

    def width(self, text: str) -> float:
        """Returns the width of a line of text, in ems."""
        return self.pen_positions(text)[-1]


@cache
def typeface(weight: Weight) -> Typeface:
    """Returns the typeface of this weight, whose file is read once."""
    return Typeface(weight.path)


def _characters(font: bytes, table: int) -> list[tuple[int, int, int]]:
    """Returns runs of characters: first and last code point and the first one's glyph, from the cmap subtable 12."""
    records = iter_unpack(">HHI", font[table + 4 : table + 4 + 8 * unpack_from(">H", font, table + 2)[0]])
    start = next(table + place for _, _, place in records if unpack_from(">H", font, table + place)[0] == 12)
    return list(iter_unpack(">III", font[start + 16 : start + 16 + 12 * unpack_from(">I", font, start + 12)[0]]))


def _advances(font: bytes, table: int, glyphs: int) -> "array[int]":
    """Returns each glyph's advance in font units, without the bearings, which the table also holds."""
    return array("H", (advance for advance, _ in iter_unpack(">Hh", font[table : table + 4 * glyphs])))


class Style(NamedTuple):
    """How a line of text looks.

    Attributes:
        size: pixels to the em.
        background: the colour under the text.
    """

    weight: Weight
    size: int
    colour: Role
    background: Role

    def __str__(self) -> str:
        return f"{self.weight} {self.size} {self.colour} on {self.background}"

    @property
    def ascent(self) -> int:
        """The distance from the top of a line's box to its baseline, in pixels."""
        return ceil(ASCENT * self.size)

    @property
    def height(self) -> int:
        """The height of a line's box, in pixels."""
        return self.ascent + ceil(DESCENT * self.size)
