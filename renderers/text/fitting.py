"""Measures lines of text, and makes them fit a width: truncated, shortened to a name's first words, or wrapped."""

import re
from functools import lru_cache
from math import ceil
from unicodedata import category

from renderers.text.displayable import NO_BREAK, displayable
from renderers.text.line import line_width
from renderers.text.style import Style
from renderers.text.typeface import Weight, typeface

ELLIPSIS = "…"
_GOOD_PART = 0.4


@lru_cache(maxsize=1024)
def text_width(text: str, style: Style) -> int:
    """Returns the width of a line of text, in whole pixels."""
    return ceil(line_width(displayable(text), style.weight) * style.size)


@lru_cache(maxsize=1024)
def glyph_offsets(text: str, weight: Weight, size: int) -> tuple[int, ...]:
    """Returns where each letter of a line in Roboto begins, in pixels from its left end;

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

    A name of which neither fits is truncated.
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
    """Returns whether a mark of the letter before it stands there, so that the text is not to be cut there."""
    return place < len(text) and category(text[place])[0] == "M"
