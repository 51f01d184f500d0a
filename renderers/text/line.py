"""A line of text in runs, each of one font and one direction, in the order in which they stand from left to right."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple
from unicodedata import category

from renderers.text.bidi import levels, reversed_letters, visual_order
from renderers.text.fallback_fonts import FallbackFont, covers, fallback_for
from renderers.text.shaping import measured
from renderers.text.typeface import ASCENT, DESCENT, Weight, typeface


class Run(NamedTuple):
    """Letters of one font.

    All in ems.

    Attributes:
        font: None is Roboto, whose letters are in the order in which they are seen.
        start: from the left end of the line.
        raised: of its baseline above that of the line.
        scale: the size of its font.
    """

    text: str
    font: FallbackFont | None
    right_to_left: bool
    start: float = 0.0
    raised: float = 0.0
    scale: float = 1.0


def is_plain(text: str) -> bool:
    """Returns whether Roboto has the whole text, which is displayable; all other texts take longer to lay out."""
    return text.isascii() or all(map(typeface(Weight.REGULAR).has, text))


def line_width(text: str, weight: Weight) -> float:
    """Returns the width of a displayable line, in ems."""
    if is_plain(text):
        return typeface(weight).width(text)
    return _laid_out(text, weight)[1]


def line_runs(text: str, weight: Weight) -> tuple[Run, ...]:
    """Returns the runs of a displayable line, from left to right."""
    return _laid_out(text, weight)[0]


@lru_cache(maxsize=256)
def _laid_out(text: str, weight: Weight) -> tuple[tuple[Run, ...], float]:
    """Returns the runs and the width of the line."""
    placed, pen = [], 0.0
    for run in _runs(text):
        width, sized = _sized(run, weight)
        placed.append(sized._replace(start=pen))
        pen += width
    return tuple(placed), pen


def _sized(run: Run, weight: Weight) -> tuple[float, Run]:
    """Returns the width of a run and the run at its size: smaller where it would reach out of the line's box."""
    font = run.font
    path = font.path if font else None
    if font is None or path is None:
        return typeface(weight).width(run.text), run
    extent = measured(run.text, path, weight if font.variable else None, right_to_left=run.right_to_left)
    scale = min(
        font.scale,
        (ASCENT - font.raised) / max(extent.above, 0.01),
        (DESCENT + font.raised) / max(extent.below, 0.01),
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
        found: the levels; a font is not carried from one to another.
    """
    font: FallbackFont | None = None
    before = -1
    for character, level in zip(text, found, strict=True):
        follows = category(character)[0] in "MPSZ" and level == before
        if not (follows and font and covers(font, character)):
            font = None if typeface(Weight.REGULAR).has(character) else fallback_for(character)
        before = level
        yield font
