"""The cards: four symbols, three actions, face up or down on the table (RULES 000.1-2)."""

from dataclasses import dataclass

from bot.games.base import Seat

SYMBOLS = ("triangle", "circle", "cross", "square")
ACTIONS = ("discard", "swap", "goal")

HIDDEN = "hidden"
"""Stands in events for a symbol that not everyone may know."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: one of SYMBOLS in the centre, one of ACTIONS along the lower edge. Equal cards are interchangeable."""

    symbol: str
    action: str


def deck(copies: int) -> tuple[Card, ...]:
    """Returns every symbol with every action, `copies` times; the leaflet names no numbers [D1]."""
    return tuple(Card(symbol, action) for symbol in SYMBOLS for action in ACTIONS for _ in range(copies))


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table, in the grid or before a player.

    Attributes:
        known_by: the seats that have looked at it while it is face down. A seat keeps the knowledge wherever the
            card moves between grid and goals; among the discards it is lost [D16].
    """

    card: Card
    up: bool = False
    known_by: frozenset[Seat] = frozenset()

    @property
    def public_symbol(self) -> str:
        """The symbol, or HIDDEN while the card is face down."""
        return self.card.symbol if self.up else HIDDEN

    def turned_up(self) -> "TableCard":
        return TableCard(self.card, up=True)

    def shown_to(self, seat: Seat) -> "TableCard":
        """Returns the same card, now known to `seat` as well."""
        return self if self.up else TableCard(self.card, known_by=self.known_by | {seat})

    def visible_to(self, reader: Seat | None) -> bool:
        """Returns whether a seat, or a spectator (None), knows the card."""
        return self.up or reader in self.known_by
