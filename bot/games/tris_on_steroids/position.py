"""The whole position, hidden cards included: what a session recomputes and only `view` may show."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids.cards import Card, TableCard
from bot.games.tris_on_steroids.layout import LAYOUTS, Layout


class Step(StrEnum):
    """What the player on turn owes next."""

    CLEAR = "clear"
    REVEAL = "reveal"
    ACT = "act"

    @property
    def verbs(self) -> tuple[str, ...]:
        """The words that moves of this step begin with."""
        return ("act", "keep") if self is Step.ACT else (self.value,)


@dataclass(frozen=True, slots=True)
class Deck:
    """What is out of play for now.

    pile: the last card is on top. discards: in the order they went, each with its face.
    """

    pile: tuple[Card, ...]
    discards: tuple[TableCard, ...] = ()

    def with_discards(self, gone: tuple[TableCard, ...]) -> "Deck":
        """The cards on the discard pile as they lay.

        One that lay face down is not shown [D7], and out of sight also for those who knew it [D16].
        """
        return Deck(self.pile, self.discards + tuple(TableCard(laid.card, laid.up) for laid in gone))

    def reshuffled(self, chance: Chance) -> "Deck":
        """The whole discard pile as the new pile (RULES 000.19)."""
        return Deck(chance.shuffled([laid.card for laid in self.discards]))

    def drawn(self) -> tuple[Card, "Deck"]:
        """The top card and the rest."""
        return self.pile[-1], Deck(self.pile[:-1], self.discards)


@dataclass(frozen=True, slots=True)
class UsedAction:
    """The last action: the cell of the card that acted, its action, the cell it pointed at. Cells count from 0."""

    cell: int
    action: str
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """turn: counted from 1 over all seats. acting: the cell of the card revealed this turn, until it acted or was kept.

    line: the winner's cells. events: of the last move, private ones included (see `view`).
    """

    side: int
    turn_limit: int
    grid: tuple[TableCard, ...]
    goals: tuple[TableCard, ...]
    deck: Deck
    on_turn: Seat
    turn: int = 1
    acting: int | None = None
    used_action: UsedAction | None = None
    line: tuple[int, ...] = ()
    outcome: Outcome | None = None
    events: tuple[Event, ...] = field(default=(), hash=False)

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.side]

    @property
    def step(self) -> Step:
        """What is due. All cards face up before the reveal means that a line goes first (RULES 000.8) [D4]."""
        if self.acting is not None:
            return Step.ACT
        return Step.CLEAR if all(laid.up for laid in self.grid) else Step.REVEAL

    def line_of(self, seat: Seat) -> tuple[int, ...]:
        """A whole line of face-up cards with this seat's symbol (RULES 000.15) [D10]; empty where there is none."""
        symbol = self.goals[seat].card.symbol
        theirs = [laid.up and laid.card.symbol == symbol for laid in self.grid]
        return next((line for line in self.layout.lines.values() if all(theirs[cell] for cell in line)), ())
