"""Lines of text as sprites: whole ones, and numbers digit by digit. Words are made to fit: smaller, then shorter."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas
from renderers.engine.scene import SUBPIXELS, Placed, Size
from renderers.parts.frame import SMALLEST_TEXT
from renderers.text.displayable import displayable
from renderers.text.line import fitted_name, glyph_offsets, is_plain, text_width, truncated
from renderers.text.typeface import Style
from renderers.themes.theme import Role

Align: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True)
class TextLine:
    """One line of text.

    Attributes:
        opaque: whether only its background lies under its box, which is higher than most letters.
    """

    text: str
    style: Style
    opaque: bool = True

    @property
    def overhang(self) -> int:
        """The room at either side for letters that reach beyond their advance, in pixels."""
        return ceil(self.style.size / 8)

    @cached_property
    def size(self) -> Size:
        return text_width(self.text, self.style) + 2 * self.overhang, self.style.height

    @property
    def background(self) -> Role:
        return self.style.background

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.text, (self.overhang, self.style.ascent), self.style)

    def __str__(self) -> str:
        return f"TextLine({self.text!r} {self.style})"


@dataclass(frozen=True)
class Digit:
    """One digit of a number.

    Attributes:
        subpixel: the subpixel at which the digit begins in its first pixel, 0 to 3.
    """

    digit: str
    style: Style
    subpixel: int
    opaque: ClassVar = False

    @property
    def size(self) -> Size:
        return text_width(self.digit, self.style) + 1, self.style.height

    @property
    def background(self) -> Role:
        return self.style.background

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.digit, (self.subpixel / SUBPIXELS, self.style.ascent), self.style)

    def __str__(self) -> str:
        return f"Digit({self.digit} {self.style}, subpixel {self.subpixel})"


@lru_cache(maxsize=1024)
def place_text(text: str, style: Style, x: int, baseline: int, align: Align = "left", *, opaque: bool = True) -> Placed:
    """Places a line of text, in characters that some font has, with its left end, centre or right end at `x`.

    Args:
        opaque: False if another line's letters lie under its box.
    """
    line = TextLine(displayable(text), style, opaque)
    return Placed(line, _left_end(text, style, x, align) - line.overhang, baseline - style.ascent)


def place_counter(
    text: str, style: Style, x: int, baseline: int, align: Align = "left", *, opaque: bool = True
) -> Iterator[Placed]:
    """Places a line of text like `place_text`, but a number at its end digit by digit.

    So another number needs no new sprite.
    """
    left, shown = _left_end(text, style, x, align), displayable(text)
    if not is_plain(shown):
        yield place_text(shown, style, left, baseline, opaque=opaque)
        return
    stem = re.sub(r"(?<!\S)[0-9]+$", "", shown)
    yield place_text(stem, style, left, baseline, opaque=opaque)
    offsets = glyph_offsets(shown, style.weight, style.size * SUBPIXELS)
    for digit, offset in zip(shown[len(stem) :], offsets[len(stem) :], strict=True):
        yield Placed(Digit(digit, style, offset % SUBPIXELS), left + offset // SUBPIXELS, baseline - style.ascent)


def _left_end(text: str, style: Style, x: int, align: Align) -> int:
    width = text_width(text, style)
    return {"left": x, "centre": x - width // 2, "right": x - width}[align]


def signed(number: int) -> str:
    """Returns a number with its sign, "±0" for 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def fitted_player_name(name: str, style: Style, width: int, sizes: Sequence[int]) -> tuple[str, Style]:
    """Returns how a player's name is written in at most `width` pixels.

    The result is the whole name at the largest of the `sizes` at which it fits, else as many of its first words as fit
    at those sizes or at SMALLEST_TEXT, else its beginning with an ellipsis.
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

    At SMALLEST_TEXT it is truncated if necessary.
    """
    for sized in _styles(style, sizes):
        if text_width(text, sized) <= width:
            return displayable(text), sized
    smallest = style._replace(size=SMALLEST_TEXT)
    return truncated(text, smallest, width), smallest


def _styles(style: Style, sizes: Sequence[int]) -> Iterator[Style]:
    return (style._replace(size=size) for size in sizes)
