"""Names, words and numbers of the column. Words are made to fit it: smaller first, then shorter."""

from collections.abc import Iterator, Sequence

from renderers.parts.frame import SMALLEST_TEXT
from renderers.text.displayable import displayable
from renderers.text.fitting import fitted_name, text_width, truncated
from renderers.text.style import Style


def signed(number: int) -> str:
    """Returns a number with its sign, "±0" for none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def fitted_player_name(name: str, style: Style, width: int, sizes: Sequence[int]) -> tuple[str, Style]:
    """Returns how a player's name is written in at most `width` pixels.

    It is the whole name at the largest of the `sizes` at which it fits, else as many of its first words as fit at
    those sizes or at SMALLEST_TEXT, else its beginning with an ellipsis.
    """
    shown = displayable(name).strip()
    for sized in _styles(style, sizes):
        if text_width(shown, sized) <= width:
            return shown, sized
    for sized in _styles(style, (*sizes, SMALLEST_TEXT)):
        words = fitted_name(shown, sized, width)
        if shown.startswith(f"{words} "):
            return words, sized
    smallest = style._replace(size=SMALLEST_TEXT)
    return truncated(shown, smallest, width), smallest


def fitted_text(text: str, style: Style, width: int, sizes: Sequence[int]) -> tuple[str, Style]:
    """Returns a text at the largest of the `sizes` at which it fits into `width` pixels, else at SMALLEST_TEXT.

    At that size it is truncated if it has to be.
    """
    for sized in _styles(style, sizes):
        if text_width(text, sized) <= width:
            return displayable(text), sized
    smallest = style._replace(size=SMALLEST_TEXT)
    return truncated(text, smallest, width), smallest


def _styles(style: Style, sizes: Sequence[int]) -> Iterator[Style]:
    return (style._replace(size=size) for size in sizes)
