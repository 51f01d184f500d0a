"""A game of SET as it stands, the pile's order included."""

from dataclasses import dataclass, field, replace

from bot.games.base import Event, Outcome, Seat
from bot.games.set.cards import Card, Triple
from bot.games.set.table import Table, lying, named
from bot.games.set.variant import Variant


@dataclass(frozen=True, slots=True)
class Claim:
    """Three cards shown as a SET, with the slots they lay in, counted from 0; right or wrong."""

    seat: Seat
    slots: tuple[int, ...]
    cards: Triple
    right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """pile: the next card first. caller: who called and has yet to show. votes: who asks for more cards.

    won: the SETs each seat has. debts: the errors each seat still owes a SET for. aside: the SETs given back.
    locked: seats that sit out. points: of the solitaire; pair_open: whether it waits with new cards, for a
    second SET now earns its bonus.
    claim: what the last move showed.
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
    outcome: Outcome | None = None
    events: tuple[Event, ...] = field(default=(), hash=False)

    @property
    def playing(self) -> frozenset[Seat]:
        """The seats that aren't locked out."""
        return frozenset(map(Seat, range(len(self.won)))) - self.locked

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return lying(self.table)

    @property
    def cards_by_slot(self) -> dict[str, tuple[int, Card]]:
        """The same by the names of their slots, each with its slot's number."""
        return named(self.table, self.variant.width)

    def told(self, key: str, seat: Seat | None = None, **args: str | int) -> "State":
        """The same with one more event."""
        return replace(self, events=(*self.events, Event(key, seat, args)))
