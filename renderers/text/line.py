"""A line of text as runs from left to right, each of one font and one direction.

Lines are measured, and made to fit a width: truncated, shortened to a name's first words, or wrapped.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import NamedTuple
from unicodedata import category

from renderers.text.bidi import levels, reversed_letters, visual_order
from renderers.text.displayable import NO_BREAK, displayable
from renderers.text.fallback_fonts import FallbackFont, covers, fallback_for
from renderers.text.shaping import measured
from renderers.text.typeface import ASCENT, DESCENT, Style, Weight, typeface

ELLIPSIS = "…"

_GOOD_PART = 0.4


class Run(NamedTuple):
    """Letters of one font. Lengths are in ems.

    Attributes:
        font: None for Roboto, whose letters are in visual order.
        start: the distance from the left end of the line.
        raised: how far the run's baseline is above the line's.
        scale: the size of the run's font.
    """

    text: str
    font: FallbackFont | None
    right_to_left: bool
    start: float = 0.0
    raised: float = 0.0
    scale: float = 1.0


def is_plain(text: str) -> bool:
    """Returns whether Roboto has all of a displayable text; other texts take longer to lay out."""
    return text.isascii() or all(map(typeface(Weight.REGULAR).has, text))


def line_width(text: str, weight: Weight) -> float:
    """Returns the width of a displayable line, in ems."""
    if is_plain(text):
        return typeface(weight).width(text)
    return laid_out(text, weight)[1]


def line_runs(text: str, weight: Weight) -> tuple[Run, ...]:
    """Returns the runs of a displayable line, from left to right."""
    return laid_out(text, weight)[0]


@lru_cache(maxsize=256)
def laid_out(text: str, weight: Weight) -> tuple[tuple[Run, ...], float]:
    """Returns the runs and the width of the line."""
    placed, pen = [], 0.0
    for run in _runs(text):
        width, sized = _sized(run, weight)
        placed.append(sized._replace(start=pen))
        pen += width
    return tuple(placed), pen


def _sized(run: Run, weight: Weight) -> tuple[float, Run]:
    """Returns the width of a run and the run at its size: scaled down if it would exceed the line's box."""
    font = run.font
    path = font.path if font else None
    if font is None or path is None:
        return typeface(weight).width(run.text), run
    extent = measured(run.text, path, weight if font.variable else None, right_to_left=run.right_to_left)
    scale = min(
        font.scale, (ASCENT - font.raised) / max(extent.above, 0.01), (DESCENT + font.raised) / max(extent.below, 0.01)
    )
    return extent.width * scale, run._replace(raised=font.raised, scale=scale)


def _runs(text: str) -> list[Run]:
    """Cuts the text into runs, from left to right."""
    found = levels(text)
    fonts = list(_fonts(text, found))
    logical, ends = [], 0
    for (font, level), group in groupby(zip(fonts, found, strict=True)):
        start, ends = ends, ends + len(list(group))
        letters, backwards = text[start:ends], level % 2 == 1
        if font is None and backwards:
            letters = reversed_letters(letters)
        logical.append((Run(letters, font, backwards), level))
    return [logical[place][0] for place in visual_order([level for _, level in logical])]


def _fonts(text: str, found: list[int]) -> Iterator[FallbackFont | None]:
    """Yields the font of each character; None is Roboto. Spaces and signs after a letter of a script stay in its font.

    Args:
        found: the levels; a font is not carried from one level to another.
    """
    font: FallbackFont | None = None
    before = -1
    for character, level in zip(text, found, strict=True):
        follows = category(character)[0] in "MPSZ" and level == before
        if not (follows and font and covers(font, character)):
            font = None if typeface(Weight.REGULAR).has(character) else fallback_for(character)
        before = level
        yield font


@lru_cache(maxsize=1024)
def text_width(text: str, style: Style) -> int:
    """Returns the width of a line of text, in whole pixels."""
    return ceil(line_width(displayable(text), style.weight) * style.size)


@lru_cache(maxsize=1024)
def glyph_offsets(text: str, weight: Weight, size: int) -> tuple[int, ...]:
    """Returns where each letter of a line in Roboto begins, in pixels from its left end.

    The offsets are rounded from the 64ths of a pixel that FreeType counts in.

    Args:
        size: pixels to the em.
    """
    return tuple((round(pen * size * 64) + 32) // 64 for pen in typeface(weight).pen_positions(text)[:-1])


@lru_cache(maxsize=1024)
def truncated(text: str, style: Style, width: int) -> str:
    """Returns the text, cut and ended by an ellipsis if it is wider than `width` pixels."""
    shown = displayable(text)
    if text_width(shown, style) <= width:
        return shown
    ends = (end for end in range(len(shown), 0, -1) if not _is_mark(shown, end))
    parts = (shown[:end].rstrip() + ELLIPSIS for end in ends)
    return next((part for part in parts if text_width(part, style) <= width), ELLIPSIS)


@lru_cache(maxsize=1024)
def fitted_name(name: str, style: Style, width: int) -> str:
    """Returns the whole name if it fits into `width` pixels, else its first words if they fill a good part of that.

    If neither fits, the name is truncated.
    """
    shown = displayable(name).strip()
    for end in [len(shown), *(found.start() for found in reversed([*re.finditer(r"\s+", shown)]))]:
        part_width = text_width(shown[:end], style)
        if part_width <= width and (end == len(shown) or part_width >= _GOOD_PART * width):
            return shown[:end]
    return truncated(shown, style, width)


def wrapped_lines(text: str, style: Style, width: int) -> list[str]:
    """Returns the text in lines of at most `width` pixels, broken at spaces; a word too wide for a line is cut.

    A line is not broken at a no-break space.
    """
    lines = [""]
    for piece in re.findall(rf"[^\S{NO_BREAK}]*[\S{NO_BREAK}]+", displayable(text)):
        if lines[-1] and text_width(lines[-1] + piece, style) > width:
            lines.append("")
        rest = piece if lines[-1] or len(lines) == 1 else piece.lstrip()
        while text_width(lines[-1] + rest, style) > width:
            ends = (end for end in range(len(rest), 1, -1) if not _is_mark(rest, end))
            end = next((end for end in ends if text_width(rest[:end], style) <= width), 1)
            lines[-1] = rest[:end]
            lines.append("")
            rest = rest[end:]
        lines[-1] += rest
    return lines


def _is_mark(text: str, place: int) -> bool:
    """Returns whether the character at `place` is a mark of the letter before it, so that no cut is allowed there."""
    return place < len(text) and category(text[place])[0] == "M"
