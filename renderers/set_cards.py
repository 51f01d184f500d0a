"""The sprites of SET: blank cards, the symbols that are laid on them, and small marks of what befell them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from bot.games.set.cards import COLOURS, SHADINGS, SHAPES
from bot.games.set.cards import Card as Dealt
from renderers.lettering import Style
from renderers.marks import words
from renderers.scene import Placed, Size
from renderers.theme import Role
from renderers.typeface import Weight

Look: TypeAlias = Literal["card", "last", "win", "wrong"]
"""How a card stands out: not at all, as new where a SET lay, as part of a found SET, as part of an error."""

BODIES: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top", "wrong": "card-wrong"}
RINGS: dict[Look, Role] = {"last": "last", "win": "win", "wrong": "loss"}
Corner: TypeAlias = tuple[int, int]
RING = 7
CORNER = 18

Meaning: TypeAlias = Literal["right", "wrong", "more", "out"]
"""A SET; an error; who asks for more cards; who sits out."""


class Format(NamedTuple):
    """The measures of a card, in pixels.

    size: width and height of all. symbol: of each symbol; `gap` lies between two, `top` above them. label: pixels to
    the em of the slot's name, and `foot` what is left under it.
    """

    size: Size
    symbol: Size
    stroke: int
    gap: int
    top: int
    label: int
    foot: int


TALL = Format((223, 182), (58, 112), 6, 13, 14, 31, 14)
SHORT = Format((223, 162), (48, 96), 5, 9, 14, 31, 13)
LOW = Format((223, 130), (36, 70), 5, 9, 12, 29, 11)


@dataclass(frozen=True)
class Card:
    """A card without its symbols, with its ring if it has one."""

    body: Size
    look: Look
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @property
    def margin(self) -> int:
        """From the edge of the sprite to the card's."""
        return RING if self.look in RINGS else 0

    @cached_property
    def size(self) -> Size:
        return self.body[0] + 2 * self.margin, self.body[1] + 2 * self.margin


@dataclass(frozen=True)
class Symbol:
    """One symbol: its shape, colour and shading in lines of `stroke` pixels, on a card of this look."""

    size: Size
    stroke: int
    shape: str
    colour: str
    shading: str
    look: Look
    alone: ClassVar = True

    @property
    def under(self) -> Role:
        return BODIES[self.look]

    @property
    def ink(self) -> Role:
        return f"set-{COLOURS.index(self.colour) + 1}"

    def __str__(self) -> str:
        return f"Symbol({self.colour} {self.shading} {self.shape}, {self.size[0]}x{self.size[1]} on {self.under})"


@dataclass(frozen=True)
class Mark:
    """A disc with a sign of what it means."""

    side: int
    meaning: Meaning
    under: Role
    alone: ClassVar = False

    @property
    def size(self) -> Size:
        return self.side, self.side


@lru_cache(maxsize=1024)
def laid(card: Dealt, name: str, corner: Corner, format_: Format, look: Look) -> tuple[Placed, ...]:
    """The card with its top left corner there: its body, its symbols side by side, and the name of its slot."""
    return tuple(_laid(card, name, corner, format_, look))


def _laid(card: Dealt, name: str, corner: Corner, format_: Format, look: Look) -> Iterator[Placed]:
    (x, y), (width, height) = corner, format_.size
    body = Card(format_.size, look)
    yield Placed(body, x - body.margin, y - body.margin)
    symbol = Symbol(format_.symbol, format_.stroke, card.shape, card.colour, card.shading, look)
    step = format_.symbol[0] + format_.gap
    left = x + (width - card.number * step + format_.gap) // 2
    for place in range(card.number):
        yield Placed(symbol, left + place * step, y + format_.top)
    yield words(name.upper(), label(format_, look), x + width // 2, y + height - format_.foot, "centre")


def label(format_: Format, look: Look) -> Style:
    """How the name of its slot is written on a card."""
    return Style(Weight.MEDIUM, format_.label, "card-label", BODIES[look])


def marked(meaning: Meaning, corner: Corner, format_: Format) -> Placed:
    """The mark on the upper right corner of a card that has its top left corner there."""
    mark = Mark(48, meaning, "ground")
    return Placed(mark, corner[0] + format_.size[0] - mark.side // 2 - 6, corner[1] + 6 - mark.side // 2)


def symbols(format_: Format) -> Iterator[Symbol]:
    """All 27, on cards that nothing befell."""
    for shape, colour, shading in product(SHAPES, COLOURS, SHADINGS):
        yield Symbol(format_.symbol, format_.stroke, shape, colour, shading, "card")
