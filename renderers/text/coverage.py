"""Which characters a font has, read from its cmap table, in the formats 4 and 12 of the OpenType specification."""

from array import array
from bisect import bisect_right
from itertools import groupby
from pathlib import Path
from struct import iter_unpack, unpack, unpack_from

_FORMATS = (12, 4)
"""The formats that are read; 12 first, since it has all characters where both are there."""


class Coverage:
    """The characters of one font file, of which only the table that lists them is read."""

    def __init__(self, path: Path) -> None:
        table = _cmap(path)
        places = [place for _, _, place in iter_unpack(">HHI", table[4 : 4 + 8 * unpack_from(">H", table, 2)[0]])]
        by_format = {unpack_from(">H", table, place)[0]: place for place in places}
        wanted = next((format_ for format_ in _FORMATS if format_ in by_format), None)
        if wanted is None:
            raise ValueError(f"{path.name} lists its characters in formats that are not read here: {sorted(by_format)}")
        ranges = (_segments if wanted == 4 else _groups)(table, by_format[wanted])
        self._firsts, self._lasts = (array("I", ends) for ends in zip(*ranges, strict=True))

    def __contains__(self, character: str) -> bool:
        code = ord(character)
        place = bisect_right(self._firsts, code) - 1
        return place >= 0 and code <= self._lasts[place]


def _cmap(path: Path) -> bytes:
    with path.open("rb") as file:
        tables = unpack_from(">H", file.read(12), 4)[0]
        for tag, _, start, length in iter_unpack(">4sIII", file.read(16 * tables)):
            if tag == b"cmap":
                file.seek(start)
                return file.read(length)
    raise ValueError(f"{path.name} has no list of its characters")


def _groups(table: bytes, start: int) -> list[tuple[int, int]]:
    """Returns the first and last characters of the groups of format 12."""
    count = unpack_from(">I", table, start + 12)[0]
    return [(first, last) for first, last, _ in iter_unpack(">III", table[start + 16 : start + 16 + 12 * count])]


def _segments(table: bytes, start: int) -> list[tuple[int, int]]:
    """Returns the first and last characters of the segments of format 4, without those that have no glyph."""
    double = unpack_from(">H", table, start + 6)[0]
    columns = (start + 14, start + 16 + double, start + 16 + 2 * double, start + 16 + 3 * double)
    lasts, firsts, deltas, offsets = (unpack(f">{double // 2}H", table[at : at + double]) for at in columns)
    found: list[tuple[int, int]] = []
    for segment, (first, last, delta, offset) in enumerate(zip(firsts, lasts, deltas, offsets, strict=True)):
        if not offset:
            codes = [code for code in range(first, last + 1) if (code + delta) & 0xFFFF]
        else:
            glyphs = columns[3] + 2 * segment + offset
            codes = [
                code for code in range(first, last + 1) if unpack_from(">H", table, glyphs + 2 * (code - first))[0]
            ]
        for _, run in groupby(enumerate(codes), lambda item: item[1] - item[0]):
            together = [code for _, code in run]
            found.append((together[0], together[-1]))
    return found
