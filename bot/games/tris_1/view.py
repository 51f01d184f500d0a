"""What everyone sees of Tris 1: there are no secrets."""

from dataclasses import dataclass, field

from bot.games.base import Event, Outcome, Seat
from bot.games.tris_1.board import CELLS, EMPTY, MARKS, in_line, written

__all__ = ["CELLS", "View"]


@dataclass(frozen=True)
class View:
    """The nine dice in reading order: "x", "o", or "/" for an empty square. last and line index them."""

    cells: tuple[str, ...]
    last: int | None
    line: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None
    events: tuple[Event, ...] = field(hash=False)

    @property
    def standing(self) -> tuple[Event, ...]:
        """Nothing is counted."""
        return ()

    def preview(self, words: str) -> Event | None:
        """The mark that completes a line; of any other the name of the cell says all."""
        if self.to_act is None or words not in CELLS:
            return None
        at, cells = CELLS.index(words), "".join(self.cells)
        if cells[at] != EMPTY or not in_line(written(cells, at, MARKS[self.to_act])):
            return None
        return Event("tris_1-preview", args={"cell": words, "symbol": MARKS[self.to_act], "wins": "yes"})

    @property
    def description(self) -> tuple[Event, ...]:
        """The block row by row, then whose turn it is or how it ended."""
        marks = ["empty" if mark == EMPTY else mark for mark in self.cells]
        rows = [dict(zip("abc", marks[at : at + 3], strict=True)) for at in range(0, len(marks), 3)]
        block = [Event("tris_1-seen-row", args={"row": number, **row}) for number, row in enumerate(rows, start=1)]
        return (*block, *self._said_last())

    def _said_last(self) -> list[Event]:
        if self.to_act is not None:
            return [Event("tris_1-seen-turn", self.to_act, {"symbol": MARKS[self.to_act]})]
        if self.outcome is None:
            return []
        line = {"cells": ", ".join(CELLS[at] for at in self.line)}
        lines = [Event("tris_1-seen-line", winner, line) for winner in self.outcome.winners]
        return lines or [Event(self.outcome.reason)]

    def __str__(self) -> str:
        """Every cell with its mark, row by row, for who cannot see the picture."""
        marks = [
            f"{name} {'empty' if mark == '/' else mark.upper()}" for name, mark in zip(CELLS, self.cells, strict=True)
        ]
        rows = [f"Row {row + 1}: {', '.join(marks[3 * row : 3 * row + 3])}." for row in range(3)]
        return "\n".join(["Tris 1.", *rows, self._footing()])

    def _footing(self) -> str:
        if self.to_act is not None:
            return f"Player {self.to_act + 1} to write {'XO'[self.to_act]}."
        if not self.line:
            return "Draw: every cell is full."
        return f"Tris: {', '.join(CELLS[at] for at in self.line)}. {self.cells[self.line[0]].upper()} wins."
