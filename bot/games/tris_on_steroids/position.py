"""The whole position, hidden cards included; only `view` decides what a reader may see."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.defaults import BaseState
from bot.games.tris_on_steroids.cards import Card, TableCard
from bot.games.tris_on_steroids.history import KEPT_MOVES, PastMove
from bot.games.tris_on_steroids.layout import LAYOUTS, Layout


class Step(StrEnum):
    """The step that the player on turn has to make next."""

    CLEAR = "clear"
    REVEAL = "reveal"
    ACT = "act"

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first words of the moves of this step."""
        return ("act", "keep") if self is Step.ACT else (self.value,)


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards out of play.

    Attributes:
        pile: the last card is on top.
        discards: in the order in which they were discarded, each face up or down.
    """

    pile: tuple[Card, ...]
    discards: tuple[TableCard, ...] = ()

    def with_discards(self, gone: tuple[TableCard, ...]) -> "Deck":
        """Returns the deck with these cards on the discard pile, face up or down as they were.

        A face-down card is not shown [D7], and no longer known to the seats that knew it [D16].
        """
        return Deck(self.pile, self.discards + tuple(TableCard(card.card, card.up) for card in gone))

    def reshuffled(self, chance: Chance) -> "Deck":
        """Returns the deck with the whole discard pile shuffled into a new pile (RULES 000.19)."""
        return Deck(chance.shuffled([card.card for card in self.discards]))

    def drawn(self) -> tuple[Card, "Deck"]:
        """Returns the top card, and the deck without it."""
        return self.pile[-1], Deck(self.pile[:-1], self.discards)


@dataclass(frozen=True, slots=True)
class UsedAction:
    """The last action used: the cell of the card, its action, the cell it pointed at. Cells count from 0."""

    cell: int
    action: str
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(BaseState):
    """A game in progress.

    Attributes:
        turn: counted from 1 over all seats.
        acting: the cell of the card revealed this turn, until it acted or was kept.
        used_action: the action that the last move used.
        line: the winner's cells.
        changed_goals: the seats that have another goal card than at the start.
        history: the last moves, as everybody saw them, oldest first.
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
    changed_goals: frozenset[Seat] = field(default=frozenset(), hash=False)
    history: tuple[PastMove, ...] = field(default=(), hash=False)

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.side]

    @property
    def step(self) -> Step:
        """The step that is due: if all cards are face up before the reveal, a line is cleared (RULES 000.8) [D4]."""
        if self.acting is not None:
            return Step.ACT
        return Step.CLEAR if all(card.up for card in self.grid) else Step.REVEAL

    def line_of(self, seat: Seat) -> tuple[int, ...]:
        """Returns a line of face-up cards that all have this seat's symbol (RULES 000.15) [D10], or ()."""
        symbol = self.goals[seat].card.symbol
        matches = [card.up and card.card.symbol == symbol for card in self.grid]
        return next((line for line in self.layout.lines.values() if all(matches[cell] for cell in line)), ())

    def with_move(self, move: str) -> "Position":
        """Returns the position before a move of the player on turn, with the move in the history."""
        past_move = PastMove(
            seat=self.on_turn,
            move=move,
            acting=self.acting,
            action=None if self.acting is None else self.grid[self.acting].card.action,
            grid=tuple(card.card.symbol if card.up else None for card in self.grid),
            goals=tuple(card.card.symbol if card.up else None for card in self.goals),
        )
        return replace(self, history=(*self.history, past_move)[-KEPT_MOVES:])
