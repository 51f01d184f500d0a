"""What everyone sees of Tris 1: there are no secrets."""

from dataclasses import dataclass

from bot.games.base import Event, Key, KeyGrid, Seat
from bot.games.defaults import BaseView
from bot.games.tris_1.board import CELLS, EMPTY, MARKS, winning_cells, with_mark

__all__ = ["CELLS", "MARKS", "View"]


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The nine dice in reading order: "x", "o", or "/" for an empty cell. `last` and `line` are indexes of cells.

    Attributes:
        marks: the mark of each seat.
    """

    cells: tuple[str, ...]
    marks: str = MARKS
    last: int | None
    line: tuple[int, ...]
    to_act: Seat | None

    def preview(self, words: str) -> Event | None:
        """Returns that the move completes a line; for other moves the name of the cell says it all."""
        if self.to_act is None or words not in CELLS:
            return None
        at, cells = CELLS.index(words), "".join(self.cells)
        if cells[at] != EMPTY or not winning_cells(with_mark(cells, at, self.marks[self.to_act])):
            return None
        return Event("tris_1-preview", args={"cell": words, "symbol": self.marks[self.to_act], "wins": "yes"})

    def keys(self, words: str) -> KeyGrid:
        """Returns the nine cells; a taken one shows its mark."""
        if words:
            return ()
        keys = tuple(map(_key, CELLS, self.cells))
        return keys[:3], keys[3:6], keys[6:]

    def prompt(self, words: str) -> Event | None:
        """Returns the question for the cell."""
        if self.to_act is None or words:
            return None
        return Event("tris_1-prompt", args={"symbol": self.marks[self.to_act]})

    @property
    def description(self) -> tuple[Event, ...]:
        """The block row by row, then whose turn it is or the result."""
        marks = ["empty" if mark == EMPTY else mark for mark in self.cells]
        rows = [dict(zip("abc", marks[at : at + 3], strict=True)) for at in range(0, len(marks), 3)]
        block = [Event("tris_1-seen-row", args={"row": number, **row}) for number, row in enumerate(rows, start=1)]
        return (*block, *self._turn_or_result())

    def _turn_or_result(self) -> list[Event]:
        if self.to_act is not None:
            return [Event("tris_1-seen-turn", self.to_act, {"symbol": self.marks[self.to_act]})]
        if self.outcome is None:
            return []
        line = {"cells": ", ".join(CELLS[at] for at in self.line)}
        lines = [Event("tris_1-seen-line", winner, line) for winner in self.outcome.winners]
        return lines or [Event(self.outcome.reason)]

    def __str__(self) -> str:
        """Every cell with its mark, row by row."""
        marks = [
            f"{name} {'empty' if mark == '/' else mark.upper()}" for name, mark in zip(CELLS, self.cells, strict=True)
        ]
        rows = [f"Row {row + 1}: {', '.join(marks[3 * row : 3 * row + 3])}." for row in range(3)]
        return "\n".join(["Tris 1.", *rows, self._last_line()])

    def _last_line(self) -> str:
        if self.to_act is not None:
            return f"Player {self.to_act + 1} to write {self.marks[self.to_act].upper()}."
        if not self.line:
            return "Draw: every cell is full."
        return f"Tris: {', '.join(CELLS[at] for at in self.line)}. {self.cells[self.line[0]].upper()} wins."


def _key(cell: str, mark: str) -> Key:
    if mark == EMPTY:
        return Key(cell)
    return Key(cell, Event("tris_1-key-taken", args={"symbol": mark}), emoji=f"die_{mark}")
