"""The cards on the table: slots in reading order, by row letter and column number as in a1, and how they fill.

Positions mean nothing to the rules, but eyes remember them: no card moves without need.
"""

from string import ascii_lowercase
from typing import TypeAlias

from bot.games.set.cards import Card

Table: TypeAlias = tuple[Card | None, ...]
"""Slots in reading order; None is a hole."""

ROWS = (*ascii_lowercase, "aa")
"""Enough for 81 cards in rows of three."""

SLOTS = {width: tuple(f"{row}{column + 1}" for row in ROWS for column in range(width)) for width in (3, 4)}
"""The slots' names by the width of the rows."""


def named(table: Table, width: int) -> dict[str, tuple[int, Card]]:
    """The slots that hold a card, by name in reading order: their numbers and cards."""
    slots = enumerate(zip(SLOTS[width], table, strict=False))
    return {name: (slot, card) for slot, (name, card) in slots if card is not None}


def lying(table: Table) -> tuple[Card, ...]:
    """The cards, without the holes."""
    return tuple(card for card in table if card is not None)


def emptied(table: Table, slots: tuple[int, ...]) -> Table:
    """The table with holes where cards were taken."""
    return tuple(None if slot in slots else card for slot, card in enumerate(table))


def filled(table: Table, cards: tuple[Card, ...]) -> Table:
    """New cards laid into the holes in reading order, then on at the end [D10]."""
    new = iter(cards)
    mended = [card if card is not None else next(new, None) for card in table]
    return (*mended, *new)


def closed(table: Table) -> Table:
    """No holes left: each is filled, in reading order, with the last card of the table."""
    cards = list(table)
    for slot, card in enumerate(table):
        while cards and cards[-1] is None:
            cards.pop()
        if card is None and slot < len(cards):
            cards[slot] = cards.pop()
    return tuple(cards)
