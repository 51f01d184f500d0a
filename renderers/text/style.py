"""How a line of text looks."""

from math import ceil
from typing import NamedTuple

from renderers.text.typeface import ASCENT, DESCENT, Weight
from renderers.themes.theme import Role


class Style(NamedTuple):
    """How a line of text looks.

    Attributes:
        size: pixels to the em.
        background: the colour that it stands on.
    """

    weight: Weight
    size: int
    colour: Role
    background: Role

    def __str__(self) -> str:
        return f"{self.weight} {self.size} {self.colour} on {self.background}"

    @property
    def ascent(self) -> int:
        """From the top of a line's box to its baseline, in pixels."""
        return ceil(ASCENT * self.size)

    @property
    def height(self) -> int:
        """The height of a line's box, in pixels."""
        return self.ascent + ceil(DESCENT * self.size)
