"""Boxes side by side, each with a number and its label under it: "142", "Games"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderers.engine.scene import Placed
from renderers.parts.frame import CARD
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_text, place_text
from renderers.text.typeface import Style, Weight

HEIGHT = 104
GAP = 12

_PADDING = 10
_NUMBER = Style(Weight.BOLD, 48, "text", "panel")
_LABEL = Style(Weight.REGULAR, 30, "muted", "panel")


@dataclass(frozen=True)
class Count:
    """A number, as it is written, with its label."""

    number: str
    label: str


def placed(counts: Sequence[Count], top: int) -> Iterator[Placed]:
    """Places boxes of equal width over the whole width of the card."""
    left, _, right, _ = CARD
    width = (right - left + GAP) // max(len(counts), 1) - GAP
    for place, count in enumerate(counts):
        x = left + place * (width + GAP)
        middle, room = x + width // 2, width - 2 * _PADDING
        yield Placed(Panel(width, HEIGHT, "panel", "background", radius=16), x, top)
        number, style = fitted_text(count.number, _NUMBER, room, (48, 44, 40, 36, 32, 30))
        yield place_text(number, style, middle, top + 50, "centre")
        label, style = fitted_text(count.label, _LABEL, room, (30, 28))
        yield place_text(label, style, middle, top + 90, "centre")
