"""The cards on the table: slots in reading order, named by row letter and column number as in a1, and how they fill.

Positions have no meaning in the rules, but players remember them: no card moves without need.
"""

from string import ascii_lowercase
from typing import TypeAlias

from bot.games.set.cards import Card

Table: TypeAlias = tuple[Card | None, ...]
"""Slots in reading order; None is a hole."""

ROWS = (*ascii_lowercase, "aa")
"""Enough for 81 cards in rows of three."""

SLOTS = {width: tuple(f"{row}{column + 1}" for row in ROWS for column in range(width)) for width in (3, 4)}
"""The names of the slots by the width of the rows."""


def cards_by_slot(table: Table, width: int) -> dict[str, tuple[int, Card]]:
    """Returns the slots that hold a card, by name in reading order: their numbers and cards."""
    slots = enumerate(zip(SLOTS[width], table, strict=False))
    return {name: (slot, card) for slot, (name, card) in slots if card is not None}


def cards_on(table: Table) -> tuple[Card, ...]:
    """Returns the cards, without the holes."""
    return tuple(card for card in table if card is not None)


def without_cards(table: Table, slots: tuple[int, ...]) -> Table:
    """Returns the table with holes in these slots."""
    return tuple(None if slot in slots else card for slot, card in enumerate(table))


def with_cards(table: Table, cards: tuple[Card, ...]) -> Table:
    """Returns the table with new cards, first in the holes in reading order, then at the end [D10]."""
    new = iter(cards)
    mended = [card if card is not None else next(new, None) for card in table]
    return (*mended, *new)


def without_holes(table: Table) -> Table:
    """Returns the table with each hole, in reading order, filled with the last card of the table."""
    cards = list(table)
    for slot, card in enumerate(table):
        while cards and cards[-1] is None:
            cards.pop()
        if card is None and slot < len(cards):
            cards[slot] = cards.pop()
    return tuple(cards)
