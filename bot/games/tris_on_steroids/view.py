"""What one reader may see of the position: the only place where hidden cards are kept back (RULES 000.22)."""

from dataclasses import dataclass, field

from bot.games.base import Args, Event, Outcome, Seat
from bot.games.tris_on_steroids.cards import TableCard
from bot.games.tris_on_steroids.faces import Face
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.games.tris_on_steroids.position import Position, Step, UsedAction
from bot.games.tris_on_steroids.preview import KnownCards

__all__ = ["Face", "View", "seen"]

PRIVATE = frozenset({"tris_on_steroids-looked"})
"""Events for the ears of their own seat alone."""


@dataclass(frozen=True, kw_only=True)
class View:
    """grid: in reading order, `side` by `side`. goals: per seat. pile: how many cards are left to draw.

    discards: in the order they went, the last on top. turn: counted from 1 over all seats.
    step: what the seat on turn owes; None when the game is over. acting: the cell of the card just revealed, while its
    action is due. used_action: the action just used. line: the winner's cells. Cells count from 0 in
    reading order.
    """

    side: int
    grid: tuple[Face, ...]
    goals: tuple[Face, ...]
    pile: int
    discards: tuple[Face, ...]
    turn: int
    turn_limit: int
    to_act: Seat | None
    step: Step | None
    acting: int | None
    used_action: UsedAction | None
    line: tuple[int, ...]
    outcome: Outcome | None
    events: tuple[Event, ...] = field(hash=False)

    @property
    def standing(self) -> tuple[Event, ...]:
        """Nothing is counted."""
        return ()

    def preview(self, words: str) -> Event | None:
        """What the reader knows of a card to be turned up, and what the action at hand would do to its target."""
        verb, _, place = words.partition(" ")
        cell = LAYOUTS[self.side].number.get(place)
        if cell is None or self.to_act is None:
            return None
        known_cards = KnownCards(self.side, self.grid, self.goals[self.to_act])
        if verb == "reveal":
            return known_cards.card(cell)
        return known_cards.action(self.acting, cell) if verb == "act" and self.acting is not None else None

    @property
    def description(self) -> tuple[Event, ...]:
        """Whose turn it is or how it ended, the grid card by card, the goal cards and the piles."""
        cells = LAYOUTS[self.side].cells
        grid = [
            Event("tris_on_steroids-seen-card", args={"cell": cell, **face.told})
            for cell, face in zip(cells, self.grid, strict=True)
        ]
        goals = [Event("tris_on_steroids-seen-goal", Seat(seat), face.told) for seat, face in enumerate(self.goals)]
        pile = Event("tris_on_steroids-seen-pile", args={"cards": self.pile})
        top = [{"cards": len(self.discards), **face.told} for face in self.discards[-1:]]
        discards = [Event("tris_on_steroids-seen-discards", args=args) for args in top]
        return (*self._said_first(), *grid, *goals, pile, *discards)

    def _said_first(self) -> list[Event]:
        cells = LAYOUTS[self.side].cells
        if self.to_act is not None and self.step is not None:
            card = "" if self.acting is None else cells[self.acting]
            args: Args = {"turn": self.turn, "limit": self.turn_limit, "step": self.step.value, "cell": card}
            return [Event("tris_on_steroids-seen-turn", self.to_act, args)]
        if self.outcome is None:
            return []
        line = {"cells": ", ".join(cells[cell] for cell in self.line)}
        lines = [Event("tris_on_steroids-seen-line", winner, line) for winner in self.outcome.winners]
        return lines or [Event(self.outcome.reason)]

    def __str__(self) -> str:
        cells = LAYOUTS[self.side].cells
        placed = [f"{name} {face}" for name, face in zip(cells, self.grid, strict=True)]
        rows = [", ".join(placed[start : start + self.side]) for start in range(0, len(placed), self.side)]
        goals = [f"Goal of player {seat}: {face}" for seat, face in enumerate(self.goals, start=1)]
        top = f", on top {self.discards[-1]}" if self.discards else ""
        lines = [self._heading(), *rows, *goals, f"Pile {self.pile}, discards {len(self.discards)}{top}"]
        if self.line:
            lines.append("Line: " + " ".join(cells[cell] for cell in self.line))
        return "\n".join(lines)

    def _heading(self) -> str:
        limit = f" of {self.turn_limit}" if self.turn_limit else ""
        if self.to_act is None:
            return f"Turn {self.turn}{limit}: the game is over"
        card = f" {LAYOUTS[self.side].cells[self.acting]}" if self.acting is not None else ""
        return f"Turn {self.turn}{limit}: player {self.to_act + 1} to {self.step}{card}"


def seen(position: Position, reader: Seat | None) -> View:
    """The position for a seat, or for a spectator (None)."""

    def face(laid: TableCard) -> Face:
        if laid.visible_to(reader):
            return Face(laid.card.symbol, laid.card.action, laid.up)
        return Face(None, None, up=False)

    going = position.outcome is None
    return View(
        side=position.side,
        grid=tuple(face(laid) for laid in position.grid),
        goals=tuple(face(laid) for laid in position.goals),
        pile=len(position.deck.pile),
        discards=tuple(face(laid) for laid in position.deck.discards),
        turn=position.turn,
        turn_limit=position.turn_limit,
        to_act=position.on_turn if going else None,
        step=position.step if going else None,
        acting=position.acting,
        used_action=position.used_action,
        line=position.line,
        outcome=position.outcome,
        events=tuple(event for event in position.events if event.key not in PRIVATE or event.seat == reader),
    )
