"""One reader's view of the position. Hidden cards are filtered only here (RULES 000.22)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.base import Args, Event, Key, KeyGrid, Seat
from bot.games.defaults import BaseView
from bot.games.tris_on_steroids.cards import HIDDEN, TableCard
from bot.games.tris_on_steroids.history import PastMove
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.games.tris_on_steroids.position import Position, Step, UsedAction


@dataclass(frozen=True)
class Face:
    """A card as one reader sees it: symbol and action are None if the reader does not know them.

    A card that is not `up` but has a symbol is known to the reader, who has looked at it.
    """

    symbol: str | None
    action: str | None
    up: bool

    @property
    def known(self) -> bool:
        """Whether the card is face down, but known to the reader."""
        return not self.up and self.symbol is not None

    @property
    def args(self) -> Args:
        """Arguments of an event: `up`, `known` or `down`; symbol and action, `hidden` if they are not known."""
        face = "up" if self.up else "known" if self.known else "down"
        return {"face": face, "symbol": self.symbol or "hidden", "action": self.action or "hidden"}

    def __str__(self) -> str:
        if self.symbol is None or self.action is None:
            return "face down"
        card = f"{self.symbol} {self.action.upper()}"
        return card if self.up else f"face down (you know: {card})"


__all__ = ["Face", "View", "view_for"]

PRIVATE_EVENTS = frozenset({"tris_on_steroids-looked"})
"""The keys of events that only their own seat may know."""


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The position as one reader sees it.

    Attributes:
        reader: the seat that sees it; None for spectators.
        grid: the cards in reading order, `side` by `side`.
        goals: the goal card of each seat.
        pile: the number of cards left to draw.
        discards: in the order in which they were discarded, the last on top.
        turn: counted from 1 over all seats.
        step: what the seat on turn has to do; None when the game is over.
        acting: the cell of the card just revealed, while its action is due.
        used_action: the action just used.
        line: the winner's cells.
        changed_goals: the seats that have another goal card than at the start.
        history: the last moves, as everybody saw them, oldest first. Cells count from 0 in reading order.
    """

    reader: Seat | None
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
    changed_goals: frozenset[Seat]
    history: tuple[PastMove, ...]

    def preview(self, words: str) -> Event | None:
        """Returns what the reader knows about a card to reveal, or what the action would do to its target."""
        verb, _, place = words.partition(" ")
        cell = LAYOUTS[self.side].number.get(place)
        if cell is None or self.to_act is None:
            return None
        known_cards = KnownCards(self.side, self.grid, self.goals[self.to_act])
        if verb == "reveal":
            return known_cards.preview_reveal(cell)
        return known_cards.preview_action(self.acting, cell) if verb == "act" and self.acting is not None else None

    def keys(self, words: str) -> KeyGrid:
        """Returns the lines, or the cards where they lie: every step of a turn is a single press."""
        match self.step, words:
            case Step.CLEAR, "clear":
                return line_keys(self.side)
            case Step.REVEAL, "reveal":
                return card_keys("reveal", self.side, self.grid, None)
            case Step.ACT, "":
                return card_keys("act", self.side, self.grid, self.acting)
        return ()

    def prompt(self, words: str) -> Event | None:  # noqa: ARG002 - a step has one question
        """Returns the question of the step that is due."""
        if self.step is None:
            return None
        if self.acting is None:
            return Event(f"tris_on_steroids-prompt-{self.step}")
        args: Args = {"cell": LAYOUTS[self.side].cells[self.acting], "action": self.grid[self.acting].args["action"]}
        return Event("tris_on_steroids-prompt-act", args=args)

    @property
    def private_summary(self) -> tuple[Event, ...]:
        """The reader's goal: which symbol, and how many of it in a line."""
        if self.reader is None or self.outcome is not None:
            return ()
        goal: Args = {"symbol": self.goals[self.reader].symbol or "", "length": self.side}
        return (Event("tris_on_steroids-goal", args=goal),)

    @property
    def description(self) -> tuple[Event, ...]:
        """Whose turn it is or the result, the grid card by card, the goal cards and the piles."""
        cells = LAYOUTS[self.side].cells
        grid = [
            Event("tris_on_steroids-seen-card", args={"cell": cell, **face.args})
            for cell, face in zip(cells, self.grid, strict=True)
        ]
        goals = [Event("tris_on_steroids-seen-goal", Seat(seat), face.args) for seat, face in enumerate(self.goals)]
        pile = Event("tris_on_steroids-seen-pile", args={"cards": self.pile})
        top = [{"cards": len(self.discards), **face.args} for face in self.discards[-1:]]
        discards = [Event("tris_on_steroids-seen-discards", args=args) for args in top]
        return (*self._turn_or_result(), *grid, *goals, pile, *discards)

    def _turn_or_result(self) -> list[Event]:
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


def view_for(position: Position, reader: Seat | None) -> View:
    """Returns the position as a seat, or a spectator (None), may see it."""

    def face(card: TableCard) -> Face:
        if card.visible_to(reader):
            return Face(card.card.symbol, card.card.action, card.up)
        return Face(None, None, up=False)

    going = position.outcome is None
    return View(
        reader=reader,
        side=position.side,
        grid=tuple(face(card) for card in position.grid),
        goals=tuple(face(card) for card in position.goals),
        pile=len(position.deck.pile),
        discards=tuple(face(card) for card in position.deck.discards),
        turn=position.turn,
        turn_limit=position.turn_limit,
        to_act=position.on_turn if going else None,
        step=position.step if going else None,
        acting=position.acting,
        used_action=position.used_action,
        line=position.line,
        changed_goals=position.changed_goals,
        history=position.history,
        outcome=position.outcome,
        events=tuple(event for event in position.events if event.key not in PRIVATE_EVENTS or event.seat == reader),
    )


def line_keys(side: int) -> KeyGrid:
    """Returns the columns, the rows and the two diagonals."""
    keys = [Key(f"clear {line}", _line_label(line)) for line in LAYOUTS[side].lines]
    return tuple(keys[side : 2 * side]), tuple(keys[:side]), tuple(keys[2 * side :])


def _line_label(line: str) -> Event:
    kind, place = line.split()
    return Event("tris_on_steroids-key-line", args={"kind": kind, "place": place})


def card_keys(verb: str, side: int, grid: Sequence[Face], acting: int | None) -> KeyGrid:
    """Returns the cards of the grid.

    Args:
        verb: the first word of the move.
        grid: the grid as a spectator sees it.
        acting: the cell to mark.
    """
    keys = [
        _card_key(f"{verb} {cell}", face, acting=number == acting)
        for number, (cell, face) in enumerate(zip(LAYOUTS[side].cells, grid, strict=True))
    ]
    return tuple(tuple(keys[start : start + side]) for start in range(0, len(keys), side))


def _card_key(words: str, face: Face, *, acting: bool) -> Key:
    """Returns a key with the symbol of a face-up card, or the name of the cell of a face-down card.

    Both together would make some keys wider than others, and the columns ragged.
    """
    if not face.up or not face.symbol:
        return Key(words, chosen=acting)
    label = Event("tris_on_steroids-key-card", args={"symbol": face.symbol})
    return Key(words, label, chosen=acting, emoji=f"card_{face.symbol}")


@dataclass(frozen=True)
class KnownCards:
    """The grid and the goal card of the player on turn, both as the reader sees them. Cells count from 0."""

    side: int
    grid: tuple[Face, ...]
    goal: Face

    def preview_reveal(self, cell: int) -> Event | None:
        """Returns what turning up the card shows; None if the reader does not know it."""
        face = self.grid[cell]
        if face.symbol is None or face.action is None:
            return None
        args: Args = {"cell": self._name(cell), "symbol": face.symbol, "action": face.action}
        return self._preview("reveal", args, {cell: replace(face, up=True)}, self.goal)

    def preview_action(self, acting: int, target: int) -> Event:
        """Returns what the action of the card on `acting` does to the one on `target`.

        DISCARD never wins, since the card that fills the gap is face down. Whether a goal card taken unseen wins is not
        known.
        """
        card, hit = self.grid[acting], self.grid[target]
        args: Args = {"cell": self._name(acting), "target": self._name(target), "symbol": hit.symbol or HIDDEN}
        match card.action:
            case "discard":
                return self._preview("discard", args, {target: Face(None, None, up=False)}, self.goal)
            case "swap":
                return self._preview("swap", args, {acting: hit, target: card}, self.goal)
        return self._preview("goal", args, {target: self.goal}, hit)

    def _name(self, cell: int) -> str:
        return LAYOUTS[self.side].cells[cell]

    def _preview(self, step: str, args: Args, changed: Mapping[int, Face], goal: Face) -> Event:
        """Returns the event, with whether these changes make a whole line of the goal's symbol (RULES 000.15)."""
        grid = [changed.get(cell, face) for cell, face in enumerate(self.grid)]
        matches = [face.up and face.symbol == goal.symbol for face in grid]
        wins = any(all(matches[cell] for cell in line) for line in LAYOUTS[self.side].lines.values())
        return Event(f"tris_on_steroids-preview-{step}", args={**args, "wins": "yes" if wins else "no"})
