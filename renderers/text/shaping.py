"""Runs of letters in a fallback font: opening the font, and how much room a run takes.

Only this module of the package uses the imaging library: in these scripts the width of a run depends on its shaping.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import ImageFont, features

from renderers.text.bidi import reversed_letters
from renderers.text.typeface import Weight

_WEIGHTS = {Weight.REGULAR: 400, Weight.MEDIUM: 500, Weight.BOLD: 700}
_MEASURED_AT = 1000
"""The size in pixels to the em at which runs are measured."""


class Extent(NamedTuple):
    """The room of a run, in ems of its font: the pen's advance, and the extent above and below the baseline."""

    width: float
    above: float
    below: float


class Direction(NamedTuple):
    """A run for the imaging library: in logical order with a direction, or, without shaping, in visual order."""

    text: str
    direction: str | None


@cache
def can_shape() -> bool:
    """Returns whether letters can be joined: Pillow brings Raqm and HarfBuzz, but FriBiDi has to be on the machine."""
    return bool(features.check("raqm"))


def directed(text: str, *, right_to_left: bool) -> Direction:
    """Returns the text to draw, and its direction, for a run that is written in one direction."""
    if can_shape():
        return Direction(text, "rtl" if right_to_left else "ltr")
    return Direction(reversed_letters(text) if right_to_left else text, None)


@lru_cache(maxsize=16)  # the first letter of a font takes up to 50 ms (Devanagari), other letters hardly any time
def open_font(path: Path, weight: Weight | None, size: int) -> ImageFont.FreeTypeFont:
    """Opens a font.

    Args:
        weight: None for a file of a single weight.
        size: pixels to the em.
    """
    engine = ImageFont.Layout.RAQM if can_shape() else ImageFont.Layout.BASIC
    font = ImageFont.truetype(path, size, layout_engine=engine)
    if weight is not None:
        axes = [(axis["name"], float(axis["default"] or 0)) for axis in font.get_variation_axes()]
        font.set_variation_by_axes([_WEIGHTS[weight] if at == b"Weight" else default for at, default in axes])
    return font


@lru_cache(maxsize=512)
def measured(text: str, path: Path, weight: Weight | None, *, right_to_left: bool) -> Extent:
    """Returns the room of a run."""
    shown, direction = directed(text, right_to_left=right_to_left)
    font = open_font(path, weight, _MEASURED_AT)
    _, top, _, bottom = font.getbbox(shown, anchor="ls", direction=direction)
    width = font.getlength(shown, direction=direction)
    return Extent(width / _MEASURED_AT, -top / _MEASURED_AT, bottom / _MEASURED_AT)
