"""The sprites of SET: blank cards, the symbols that are laid on them, and small marks of what befell them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import pairwise, product
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from bot.games.set.cards import COLOURS, SHADINGS, SHAPES
from bot.games.set.cards import Card as Dealt
from renderers.lettering import Style
from renderers.marks import words
from renderers.scene import Group, Placed, Size
from renderers.theme import Role
from renderers.typeface import Weight

Look: TypeAlias = Literal["card", "last", "win", "wrong"]
"""How a card stands out: not at all, as new where a SET lay, as part of a found SET, as part of an error."""

BODIES: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top", "wrong": "card-wrong"}
RINGS: dict[Look, Role] = {"last": "last", "win": "win", "wrong": "loss"}
Corner: TypeAlias = tuple[int, int]
RING = 7
CORNER = 18
GAP = 20
"""Between two cards, beside each other or one below the other."""

_BEYOND = 12
"""How far a mark reaches out of its card: not as far as to the cards beside it and above."""

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
    """Some rows of a blank card: from `top` to above `bottom`, which the ring lies outside of if it has one."""

    body: Size
    look: Look
    top: int
    bottom: int
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @property
    def margin(self) -> int:
        """From the edge of the sprite to the card's."""
        return RING if self.look in RINGS else 0

    @property
    def size(self) -> Size:
        return self.body[0] + 2 * self.margin, self.bottom - self.top


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


@dataclass(frozen=True)
class Face:
    """The rows of a card where its symbols lie side by side."""

    card: Dealt
    format: Format
    look: Look
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @cached_property
    def size(self) -> Size:
        return blank(self.format, self.look)[1].size

    @property
    def parts(self) -> tuple[Placed, ...]:
        (number, colour, shape, shading), (symbol, stroke, gap) = self.card, self.format[1:4]
        drawn = Symbol(symbol, stroke, shape, colour, shading, self.look)
        step = symbol[0] + gap
        left = (self.size[0] - number * step + gap) // 2
        body = Placed(blank(self.format, self.look)[1], 0, 0)
        return (body, *(Placed(drawn, left + place * step, 0) for place in range(number)))

    def __str__(self) -> str:
        return f"Face({self.card}, {self.size[0]}x{self.size[1]}, {self.look})"


@dataclass(frozen=True)
class Foot:
    """The rows of a card where the name of its slot stands."""

    name: str
    format: Format
    look: Look
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @cached_property
    def size(self) -> Size:
        return blank(self.format, self.look)[2].size

    @property
    def parts(self) -> tuple[Placed, ...]:
        body = blank(self.format, self.look)[2]
        baseline = self.format.size[1] - self.format.foot - body.top
        name = words(self.name.upper(), label(self.format, self.look), self.size[0] // 2, baseline, "centre")
        return Placed(body, 0, 0), name

    def __str__(self) -> str:
        return f"Foot({self.name.upper()}, {self.size[0]}x{self.size[1]}, {self.look})"


@lru_cache(maxsize=64)
def blank(format_: Format, look: Look) -> tuple[Card, Card, Card]:
    """A blank card in three: above its symbols, with them, and below."""
    card = partial(Card, format_.size, look)
    margin, height = card(0, 0).margin, format_.size[1]
    above, below = format_.top, format_.top + format_.symbol[1]
    return card(-margin, above), card(above, below), card(below, height + margin)


@lru_cache(maxsize=1024)
def laid(card: Dealt, name: str, corner: Corner, format_: Format, look: Look) -> tuple[Placed, Placed, Placed]:
    """The card with its top left corner there, in three sprites: a move changes the face of few, the rest of fewer."""
    head, face, foot = blank(format_, look)
    x, y = corner[0] - head.margin, corner[1]
    return (
        Placed(head, x, y + head.top),
        Placed(Face(card, format_, look), x, y + face.top),
        Placed(Foot(name, format_, look), x, y + foot.top),
    )


@lru_cache(maxsize=256)
def row(
    cards: tuple[Dealt | None, ...], names: tuple[str, ...], looks: tuple[Look, ...], corner: Corner, format_: Format
) -> tuple[Placed, ...]:
    """Cards from that corner to the right, none where there is a hole, as three groups: heads, faces and feet.

    A group begins and ends where it does whether a card has a ring or not.
    """
    (x, y), (across, down) = corner, format_.size
    step = across + GAP
    slots = enumerate(zip(cards, names, looks, strict=True))
    thirds = zip(
        *(laid(card, name, (place * step + RING, RING), format_, look) for place, (card, name, look) in slots if card),
        strict=True,
    )
    edges = (0, RING + format_.top, RING + format_.top + format_.symbol[1], down + 2 * RING)
    width = len(cards) * step - GAP + 2 * RING
    return tuple(
        Placed(
            Group((width, bottom - top), tuple(Placed(sprite, left, lower - top) for sprite, left, lower in third)),
            x - RING,
            y - RING + top,
        )
        for third, (top, bottom) in zip(thirds, pairwise(edges), strict=False)
    )


def label(format_: Format, look: Look) -> Style:
    """How the name of its slot is written on a card."""
    return Style(Weight.MEDIUM, format_.label, "card-label", BODIES[look])


def marked(meaning: Meaning, corner: Corner, format_: Format) -> Placed:
    """The mark on the upper right corner of a card that has its top left corner there."""
    mark = Mark(48, meaning, "ground")
    return Placed(mark, corner[0] + format_.size[0] + _BEYOND - mark.side, corner[1] - _BEYOND)


def symbols(format_: Format) -> Iterator[Symbol]:
    """All 27, on cards that nothing befell."""
    for shape, colour, shading in product(SHAPES, COLOURS, SHADINGS):
        yield Symbol(format_.symbol, format_.stroke, shape, colour, shading, "card")
