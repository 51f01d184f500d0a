"""Fonts for scripts that Roboto lacks, each in a package of its own. A file is read when its script is first met."""

from array import array
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from struct import iter_unpack, unpack, unpack_from

from renderers.text.shaping import can_shape

_FORMATS = (12, 4)
"""The formats of character tables that are read; 12 first, since it has all characters if a file has both."""


class Coverage:
    """The characters of one font file; only the file's table of characters is read."""

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
    """Returns the first and last characters of the segments of format 4, without characters that have no glyph."""
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


@dataclass(frozen=True)
class FallbackFont:
    """A font, and its size and position next to Roboto.

    Attributes:
        package, file: where the font is installed.
        scale: the font's size as a fraction of Roboto's.
        raised: how far its baseline is above Roboto's, in ems of Roboto.
        shaped: whether the letters of its scripts join or carry marks, so that they can be drawn only with a
            shaping library.
        variable: whether the file has all weights; if not, bold letters are thickened.
    """

    package: str
    file: str
    scale: float = 1.0
    raised: float = 0.0
    shaped: bool = True
    variable: bool = True

    @property
    def path(self) -> Path | None:
        """The font's file; None if its package is not installed."""
        spec = find_spec(self.package)
        folders = spec.submodule_search_locations if spec else None
        return Path(folders[0], self.file) if folders else None


HEEBO = FallbackFont("fontpkg_heebo", "files/Heebo[wght].ttf", scale=1.08, shaped=False)
"""Hebrew, drawn to go with Roboto."""
ARABIC = FallbackFont("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf", scale=0.92, raised=0.15)
DEVANAGARI = FallbackFont(
    "fontpkg_noto_sans_devanagari", "files/NotoSansDevanagari[wdth,wght].ttf", scale=0.94, raised=0.03
)
THAI = FallbackFont("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf", scale=0.95, raised=0.04)
CJK = FallbackFont(
    "noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf", scale=0.92, raised=0.02, shaped=False, variable=False
)
"""Chinese, Japanese and Korean. It takes 16 MB on disk, so it is an extra of the program, `cjk`."""

FALLBACK_FONTS = (HEEBO, ARABIC, DEVANAGARI, THAI, CJK)


@cache
def installed() -> tuple[FallbackFont, ...]:
    """Returns the fonts that can be used: they are installed and, if their letters join, can be shaped."""
    return tuple(font for font in FALLBACK_FONTS if font.path and (can_shape() or not font.shaped))


@cache
def coverage_of(font: FallbackFont) -> Coverage | None:
    return Coverage(font.path) if font.path else None


def covers(font: FallbackFont, character: str) -> bool:
    """Returns whether the font has a character."""
    coverage = coverage_of(font)
    return coverage is not None and character in coverage


@lru_cache(maxsize=2048)
def fallback_for(character: str) -> FallbackFont | None:
    """Returns the first font that can be used and has the character; None if there is none."""
    return next((font for font in installed() if covers(font, character)), None)
