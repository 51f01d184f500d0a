"""A name in one line or in two, as large as it fits, and how far apart lines have to be."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from renderers.text.displayable import displayable
from renderers.text.line import text_width, truncated, wrapped_lines
from renderers.text.typeface import CAPITAL_HEIGHT, Style

Line: TypeAlias = tuple[str, Style]


def name_lines(name: str, style: Style, room: int, largest: int) -> list[Line]:
    """Returns the name as it is written in `room` pixels: one or two lines, with their sizes.

    It is in one line down to five eighths of the largest size, else in two if it has spaces, down to half; else it
    gets smaller in one line, and is cut only at half of the largest size.
    """
    shown, half = displayable(name).strip(), largest // 2
    large, middle = range(largest, largest * 5 // 8, -4), range(largest * 3 // 4, half - 1, -4)
    found = (
        _in_one_line(shown, style, room, large)
        or _at_spaces(shown, style, room, middle)
        or _in_one_line(shown, style, room, middle)
    )
    if found:
        return found
    smallest = style._replace(size=half)
    first = wrapped_lines(shown, smallest, room)[0]
    return [(first.strip(), smallest), (truncated(shown[len(first) :].strip(), smallest, room), smallest)]


def steps(lines: Sequence[Line], gap: int) -> Iterator[int]:
    """Yields how far each line's baseline is below that of the line before, or the first one's below its own top.

    Args:
        gap: from a baseline to the capitals below it, in pixels; two thirds of that between lines of one style, and
            more where accents could touch what is above them.
    """
    before: Style | None = None
    for _, style in lines:
        capitals = round(style.size * CAPITAL_HEIGHT)
        reach = style.ascent + (before.height - before.ascent + 2 if before else 0)
        between = gap if style != before else gap * 2 // 3
        yield max(capitals + between, reach) if before else capitals
        before = style


def _in_one_line(name: str, style: Style, room: int, sizes: Sequence[int]) -> list[Line]:
    sized = (style._replace(size=size) for size in sizes)
    return next(([(name, style)] for style in sized if text_width(name, style) <= room), [])


def _at_spaces(name: str, style: Style, room: int, sizes: Sequence[int]) -> list[Line]:
    for size in sizes:
        sized = style._replace(size=size)
        lines = wrapped_lines(name, sized, room)
        if len(lines) == 2 and all(text_width(word, sized) <= room for word in name.split()):
            return [(line.strip(), sized) for line in lines]
    return []
