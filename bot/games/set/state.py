"""The state of a game of SET, the order of the pile included."""

from dataclasses import dataclass, field

from bot.games.base import Seat
from bot.games.defaults import BaseState
from bot.games.set.cards import Card, Triple
from bot.games.set.table import Table, cards_by_slot, cards_on
from bot.games.set.variant import Variant


@dataclass(frozen=True, slots=True)
class Claim:
    """Three cards claimed as a SET, with the slots they were in, counted from 0; right or wrong."""

    seat: Seat
    slots: tuple[int, ...]
    cards: Triple
    right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class State(BaseState):
    """A game in progress.

    Attributes:
        pile: the next card first.
        caller: the seat that called and has yet to show.
        votes: the seats that want more cards.
        won: the SETs of each seat.
        debts: for how many errors each seat still owes a SET.
        aside: the SETs given back.
        locked: the seats that are locked out.
        points: the points of the solitaire.
        pair_open: whether the solitaire waits with new cards, because a second SET now earns its bonus.
        claim: what the last caller showed, until the next call or until cards are added.
        last_set: the last right claim.
        changed: the slots that got another card since the last call.
        opening: the first cards on the table.
    """

    variant: Variant
    pile: tuple[Card, ...]
    table: Table
    won: tuple[tuple[Triple, ...], ...]
    debts: tuple[int, ...]
    aside: tuple[Triple, ...] = ()
    caller: Seat | None = None
    votes: frozenset[Seat] = frozenset()
    locked: frozenset[Seat] = frozenset()
    points: int = 0
    pair_open: bool = False
    claim: Claim | None = None
    last_set: Claim | None = None
    changed: frozenset[int] = frozenset()
    opening: tuple[Card, ...] = field(default=(), hash=False, compare=False)

    @property
    def playing(self) -> frozenset[Seat]:
        """The seats that are not locked out."""
        return frozenset(map(Seat, range(len(self.won)))) - self.locked

    @property
    def alone(self) -> bool:
        """Whether there is only one player, who takes cards without a call."""
        return len(self.won) == 1

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return cards_on(self.table)

    @property
    def cards_by_slot(self) -> dict[str, tuple[int, Card]]:
        """The cards on the table by the names of their slots, each with the slot's number."""
        return cards_by_slot(self.table, self.variant.width)
