"""The cards on the table: numbered slots, named by row letter and column number as in a1, and how they fill.

Positions have no meaning in the rules, but players remember them: no card moves without need. So there are always three
rows. The first `width` columns are filled row by row, and the table grows and shrinks at its right end, by columns.
"""

from string import ascii_lowercase
from typing import NamedTuple, TypeAlias

from bot.games.set.cards import Card

Table: TypeAlias = tuple[Card | None, ...]
"""The cards by slot number; None is a hole."""

ROWS = "abc"
WIDTHS = (3, 4)
DECK_SIZE = 81


class Place(NamedTuple):
    """Where a slot lies, counted from 0."""

    row: int
    column: int


def _places(width: int) -> tuple[Place, ...]:
    first = [Place(row, column) for row in range(len(ROWS)) for column in range(width)]
    return (*first, *(Place(row, column) for column in range(width, DECK_SIZE // 3) for row in range(len(ROWS))))


PLACES = {width: _places(width) for width in WIDTHS}
"""The places of the slots, by the width of the block that is filled row by row; columns filled downwards follow it."""

SLOTS = {width: tuple(f"{ROWS[row]}{column + 1}" for row, column in PLACES[width]) for width in WIDTHS}
"""The names of the slots by that width."""


def _old_names(width: int) -> dict[str, str]:
    names = (f"{row}{column + 1}" for row in (*ascii_lowercase, "aa") for column in range(width))
    return {old: new for old, new in zip(names, SLOTS[width], strict=False) if old != new}


OLD_NAMES = {width: _old_names(width) for width in WIDTHS}
"""The names that slots had when all were numbered row by row (d1), by width, with the names of today (a5).

Stored moves contain them, and people still type them. None of them is the name of another slot today.
"""


def current_names(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Returns the names that these slots have today; a name that no slot ever had stays as it is."""
    return tuple(OLD_NAMES[width].get(name, name) for name in names)


def cards_by_slot(table: Table, width: int) -> dict[str, tuple[int, Card]]:
    """Returns the slots that hold a card, by name in slot order: their numbers and cards."""
    slots = enumerate(zip(SLOTS[width], table, strict=False))
    return {name: (slot, card) for slot, (name, card) in slots if card is not None}


def cards_on(table: Table) -> tuple[Card, ...]:
    """Returns the cards, without the holes."""
    return tuple(card for card in table if card is not None)


def without_cards(table: Table, slots: tuple[int, ...]) -> Table:
    """Returns the table with holes in these slots."""
    return tuple(None if slot in slots else card for slot, card in enumerate(table))


def with_cards(table: Table, cards: tuple[Card, ...]) -> Table:
    """Returns the table with new cards, first in the holes in slot order, then at the end [D10]."""
    new = iter(cards)
    mended = [card if card is not None else next(new, None) for card in table]
    return (*mended, *new)


def without_holes(table: Table) -> Table:
    """Returns the table with each hole, in slot order, filled with the last card of the table."""
    cards = list(table)
    for slot, card in enumerate(table):
        while cards and cards[-1] is None:
            cards.pop()
        if card is None and slot < len(cards):
            cards[slot] = cards.pop()
    return tuple(cards)
