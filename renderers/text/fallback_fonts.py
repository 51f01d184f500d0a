"""Fonts for scripts that Roboto lacks, each in a package of its own. A file is read when its script is first met."""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from renderers.text.coverage import Coverage
from renderers.text.shaping import can_shape


@dataclass(frozen=True)
class FallbackFont:
    """A font and how it stands beside Roboto.

    Attributes:
        package, file: where it is installed.
        scale: its size in parts of Roboto's.
        raised: how far its baseline is above Roboto's, in ems of Roboto.
        shaped: whether the letters of its scripts join or carry marks, so that they can be drawn only with a
            shaping library.
        variable: whether the file has all weights; else bold letters are thickened.
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
"""Chinese, Japanese and Korean. It takes 16 MB on disk and so is an extra of the program, `cjk`."""

FALLBACK_FONTS = (HEEBO, ARABIC, DEVANAGARI, THAI, CJK)


@cache
def installed() -> tuple[FallbackFont, ...]:
    """Returns the fonts that can be used: those that are installed and, where letters join, can be shaped."""
    return tuple(font for font in FALLBACK_FONTS if font.path and (can_shape() or not font.shaped))


@cache
def _coverage(font: FallbackFont) -> Coverage | None:
    return Coverage(font.path) if font.path else None


def covers(font: FallbackFont, character: str) -> bool:
    """Returns whether the font has a character."""
    coverage = _coverage(font)
    return coverage is not None and character in coverage


@lru_cache(maxsize=2048)
def fallback_for(character: str) -> FallbackFont | None:
    """Returns the first font that can be used and has the character; None if there is none."""
    return next((font for font in installed() if covers(font, character)), None)
