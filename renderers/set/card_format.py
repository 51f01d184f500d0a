"""The measures of SET's cards, and how a card stands out."""

from typing import Literal, NamedTuple, TypeAlias

from renderers.engine.scene import Size
from renderers.themes.theme import Role

Look: TypeAlias = Literal["card", "last", "win", "wrong"]
"""How a card stands out: plain, new where a SET lay, part of a found SET, part of an error."""

BODY_COLOURS: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top", "wrong": "card-wrong"}
RING_COLOURS: dict[Look, Role] = {"last": "last", "win": "win", "wrong": "loss"}

RING = 7
"""The width of the ring around a card that stands out, in pixels."""
EDGE = 3
"""The width of the edge of a card without a ring."""
CORNER_RADIUS = 18
GAP = 20
"""Between two cards, beside each other or one below the other."""


class CardFormat(NamedTuple):
    """The measures of a card, in pixels.

    size: width and height of the card. symbol: of each symbol; `gap` lies between two, `top` above them. label: of the
    slot's name, pixels to the em; `foot` is left under it.
    """

    size: Size
    symbol: Size
    stroke: int
    gap: int
    top: int
    label: int
    foot: int


TALL = CardFormat((223, 174), (52, 104), 6, 15, 14, 31, 14)
SHORT = CardFormat((223, 162), (48, 96), 5, 9, 14, 31, 13)
LOW = CardFormat((223, 130), (36, 70), 5, 9, 12, 30, 11)
