"""Kerning: how much closer two letters stand than their advances say ("To", "AV"), from Roboto's GPOS table.

Pillow's basic layout reads only the older "kern" table, which the font no longer has. The terms are those of the
OpenType specification. Only the formats that occur in the font are read; another one raises ValueError.
"""

from array import array
from functools import lru_cache
from struct import iter_unpack, unpack_from

_KERN = b"kern"
_FIRST_ADVANCE_ONLY = (4, 0)
"""The value formats of pairs in which only the left glyph changes, and only its advance."""


class Kerning:
    """The pairs of the first lookup of the feature `kern`: some listed one by one, the others by classes of glyphs."""

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
