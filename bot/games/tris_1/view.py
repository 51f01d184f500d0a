"""The nine cells of Tris 1 with the marks on them, as everyone sees them: there are no secrets."""

from dataclasses import dataclass
from functools import lru_cache

from bot.games.base import Event, Key, KeyGrid, Seat
from bot.games.defaults import BaseView

EMPTY = "/"

MARKS = "xo"
"""The marks in the order of play: X for the first player, O for the second [D10]."""

CELLS = tuple(column + row for row in "123" for column in "abc")
"""The names of the nine cells in reading order, b2 in the middle."""

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
"""Rows, columns and diagonals; cells count in reading order from 0."""


def with_mark(cells: str, at: int, mark: str) -> str:
    """Returns the cells with this mark on one of them."""
    return cells[:at] + mark + cells[at + 1 :]


@lru_cache(1024)
def winning_cells(cells: str) -> tuple[int, ...]:
    """Returns all cells in lines of three equal marks; empty cells make no line."""
    full = [line for line in LINES if cells[line[0]] == cells[line[1]] == cells[line[2]] != EMPTY]
    return tuple(sorted({at for line in full for at in line}))


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
