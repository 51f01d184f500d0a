"""The 81 cards, and what makes three of them a SET (RULES 004.1)."""

from collections.abc import Iterable
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

NUMBERS = (1, 2, 3)
COLOURS = ("orange", "teal", "black")
"""The colours of the pictures: many people cannot tell the leaflet's red, green and purple apart."""

SHAPES = ("diamond", "oval", "squiggle")
SHADINGS = ("solid", "striped", "open")


class Card(NamedTuple):
    """A card: one value of each of the four features."""

    number: int
    colour: str
    shape: str
    shading: str

    def __str__(self) -> str:
        plural = "s" if self.number > 1 else ""
        return f"{self.number} {self.colour} {self.shading} {self.shape}{plural}"


Triple: TypeAlias = tuple[Card, Card, Card]

DECK = tuple(Card(*features) for features in product(NUMBERS, COLOURS, SHAPES, SHADINGS))
BEGINNERS = tuple(card for card in DECK if card.shading == "solid")


def odd_feature(three: Triple) -> str | None:
    """Returns the first feature that two of the cards share and the third does not; None for a SET."""
    features = zip(Card._fields, *three, strict=True)
    return next((name for name, *values in features if len(set(values)) == 2), None)


def holds_set(cards: Iterable[Card]) -> bool:
    """Returns whether any three of the cards are a SET."""
    return any(odd_feature(three) is None for three in combinations(cards, 3))
