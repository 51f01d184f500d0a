"""SET's cards, in three slices that rows of cards share: above the symbols, with them, and with the slot's name."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import ClassVar, TypeAlias

from bot.games.set import cards
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size, Sprite
from renderers.parts.text_line import place_text
from renderers.set.card_format import (
    BODY_COLOURS,
    CORNER_RADIUS,
    EDGE,
    GAP,
    RING,
    RING_COLOURS,
    CardFormat,
    Look,
)
from renderers.set.symbol import Symbol
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

Cards: TypeAlias = tuple[cards.Card | None, ...]
Looks: TypeAlias = tuple[Look | None, ...]
"""Of cards beside each other; None for a hole."""


@dataclass(frozen=True)
class CardSlice:
    """Some rows of a blank card, from `top` to above `bottom`; outside of `body` lies its ring if it has one."""

    body: Size
    look: Look
    top: int
    bottom: int
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def margin(self) -> int:
        """From the edge of the sprite to the card's."""
        return _margin(self.look)

    @cached_property
    def size(self) -> Size:
        return self.body[0] + 2 * self.margin, self.bottom - self.top

    def draw(self, canvas: Canvas) -> None:
        (width, height), edge, up = self.body, self.margin, -self.top
        if edge:
            ring = (0, up - edge, width + 2 * edge, up + height + edge)
            canvas.rectangle(ring, RING_COLOURS[self.look], CORNER_RADIUS + RING)
            canvas.rectangle((edge, up, edge + width, up + height), BODY_COLOURS[self.look], CORNER_RADIUS)
            return
        canvas.rectangle((0, up, width, up + height), "card-edge", CORNER_RADIUS)
        canvas.rectangle((EDGE, up + EDGE, width - EDGE, up + height - EDGE), "card", CORNER_RADIUS - EDGE)


@dataclass(frozen=True)
class SymbolSlice:
    """The rows of a card where its symbols lie side by side."""

    card: cards.Card
    card_format: CardFormat
    look: Look
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.card_format.size[0] + 2 * _margin(self.look), self.card_format.symbol[1]

    @property
    def parts(self) -> tuple[Placed, ...]:
        (number, colour, shape, shading), (size, stroke, gap) = self.card, self.card_format[1:4]
        symbol = Symbol(size, stroke, shape, colour, shading, self.look)
        pitch = size[0] + gap
        left = (self.size[0] - number * pitch + gap) // 2
        body = Placed(blank_card(self.card_format, self.look)[1], 0, 0)
        return (body, *(Placed(symbol, left + place * pitch, 0) for place in range(number)))

    def __str__(self) -> str:
        return f"SymbolSlice({self.card}, {self.size[0]}x{self.size[1]}, {self.look})"


@dataclass(frozen=True)
class NameSlice:
    """The rows of a card where the name of its slot stands."""

    name: str
    card_format: CardFormat
    look: Look
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return blank_card(self.card_format, self.look)[2].size

    @property
    def parts(self) -> tuple[Placed, ...]:
        body = blank_card(self.card_format, self.look)[2]
        baseline = self.card_format.size[1] - self.card_format.foot - body.top
        style = name_style(self.card_format, self.look)
        return Placed(body, 0, 0), place_text(self.name.upper(), style, self.size[0] // 2, baseline, "centre")

    def __str__(self) -> str:
        return f"NameSlice({self.name.upper()}, {self.size[0]}x{self.size[1]}, {self.look})"


def _margin(look: Look) -> int:
    """Returns how far a ring reaches out of its card."""
    return RING if look in RING_COLOURS else 0


def name_style(card_format: CardFormat, look: Look) -> Style:
    """Returns how the name of its slot is written on a card."""
    return Style(Weight.MEDIUM, card_format.label, "card-label", BODY_COLOURS[look])


@lru_cache(maxsize=64)
def blank_card(card_format: CardFormat, look: Look) -> tuple[CardSlice, CardSlice, CardSlice]:
    """Returns the three slices of a blank card."""
    card_slice = partial(CardSlice, card_format.size, look)
    margin, height = _margin(look), card_format.size[1]
    above, below = card_format.top, card_format.top + card_format.symbol[1]
    return card_slice(-margin, above), card_slice(above, below), card_slice(below, height + margin)


@lru_cache(maxsize=256)
def place_row(
    row: Cards, names: tuple[str, ...], looks: Looks, corner: tuple[int, int], card_format: CardFormat
) -> tuple[Placed, ...]:
    """Places cards from that corner to the right, none for a hole, as three groups, one of each slice.

    A move changes the symbols of few cards and the rest of fewer. A group is as high whether cards have rings or not.
    """
    left, top = corner[0] - RING, corner[1] - RING
    groups = (_tops(looks, card_format), _symbols(row, looks, card_format), _names(names, looks, card_format))
    placed = []
    for group in groups:
        placed.append(Placed(group, left, top))
        top += group.size[1]
    return tuple(placed)


@lru_cache(maxsize=256)
def _tops(looks: Looks, card_format: CardFormat) -> Group:
    tops = [look and blank_card(card_format, look)[0] for look in looks]
    height = RING + card_format.top
    return _beside([(top, height - top.size[1]) if top else None for top in tops], card_format, height)


@lru_cache(maxsize=256)
def _symbols(row: Cards, looks: Looks, card_format: CardFormat) -> Group:
    shown = zip(row, looks, strict=True)
    slices = [(SymbolSlice(card, card_format, look), 0) if card and look else None for card, look in shown]
    return _beside(slices, card_format, card_format.symbol[1])


@lru_cache(maxsize=256)
def _names(names: tuple[str, ...], looks: Looks, card_format: CardFormat) -> Group:
    slices = [look and (NameSlice(name, card_format, look), 0) for name, look in zip(names, looks, strict=True)]
    return _beside(slices, card_format, card_format.size[1] - card_format.top - card_format.symbol[1] + RING)


def _beside(slices: Sequence[tuple[Sprite, int] | None], card_format: CardFormat, height: int) -> Group:
    """Groups slices of cards, each with its distance from the group's top, with room for a ring around all."""
    across = card_format.size[0]
    middles = range(RING + across // 2, len(slices) * (across + GAP), across + GAP)
    return Group((len(slices) * (across + GAP) - GAP + 2 * RING, height), tuple(_centred(slices, middles)))


def _centred(slices: Sequence[tuple[Sprite, int] | None], middles: Sequence[int]) -> Iterator[Placed]:
    for part, middle in zip(slices, middles, strict=True):
        if part:
            sprite, top = part
            yield Placed(sprite, middle - sprite.size[0] // 2, top)
