"""The measures of SET's cards, and how a card stands out."""

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from bot.games.set.table import ROWS
from renderers.engine.scene import Size
from renderers.parts.frame import BOARD
from renderers.themes.theme import Role

Look: TypeAlias = Literal["card", "last", "wrong"]
"""How a card stands out: plain, new in its slot, part of a wrong claim."""

BODY_COLOURS: dict[Look, Role] = {"card": "card", "last": "last-top", "wrong": "card-wrong"}
RING_COLOURS: dict[Look, Role] = {"last": "last", "wrong": "loss"}

EDGE = 2
"""The width of the edge of a card without a ring, in pixels."""

CHOSEN_LINE = 5
"""The width of the dark line inside a chosen card's ring, whose colour may be similar to the card's."""

MOST_COLUMNS = 14
"""The most columns in a row; further columns form a second block below, so that cards have room for their names."""

_GAPS = {3: 16, 4: 16, 5: 16, 6: 16, 7: 12, 8: 12, 9: 10, 10: 8}
"""The gap between the cards of a row, by the number of columns."""
_NARROWEST_GAP = 6
_WIDEST_RING = 7


class CardFormat(NamedTuple):
    """The measures of a card, in pixels.

    Attributes:
        size: width and height of the card, without its ring.
        symbol: the size of each symbol; symbols are stacked around `middle`, `pitch` pixels apart.
        stroke: the width of their outlines.
        label: the size of the slot's name, pixels to the em; 0 for a card without a name.
        baseline: the baseline of the name.
        ring: the width of the ring.
    """

    size: Size
    symbol: Size
    stroke: int
    pitch: int
    middle: int
    label: int = 0
    baseline: int = 0
    ring: int = 0

    @property
    def radius(self) -> int:
        """The radius of the card's corners."""
        return min(14, self.size[0] // 8)


@cache
def table_format(columns: int) -> CardFormat:
    """Returns the measures of the cards on a table with this many columns: they fill the board from edge to edge."""
    left, top, right, bottom = BOARD
    across = min(columns, MOST_COLUMNS)
    gap = _GAPS.get(across, _NARROWEST_GAP)
    width = (right - left - (across - 1) * gap) // across
    if columns <= MOST_COLUMNS:
        height = (bottom - top - 30) // len(ROWS)
        strip, foot = 41, 11
    else:
        height = (bottom - top - 46) // (2 * len(ROWS))
        strip, foot = 31, 12
    label, baseline = (30, 33) if across < 10 else (26, 26)
    fitting = _stacked((width, height), strip, foot)
    return fitting._replace(label=label, baseline=baseline, ring=min(_WIDEST_RING, gap // 2 - 1))


def small_format(size: Size) -> CardFormat:
    """Returns the measures of a card of this size without a name."""
    return _stacked(size, size[1] // 14, size[1] // 14)


def _stacked(size: Size, strip: int, foot: int) -> CardFormat:
    """Returns the measures of a card with room for three symbols one below the other, between `strip` and `foot`."""
    width, height = size
    down = round(min((height - strip - foot) / 3.28, 0.81 * width / 1.9))
    across = round(min(2.4 * down, 0.81 * width))
    return CardFormat(
        size,
        (across, down),
        stroke=max(3, round(0.1 * down)),
        pitch=round(1.14 * down),
        middle=(strip + height - foot) // 2,
    )
