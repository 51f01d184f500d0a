"""What everyone sees of Tris 1: there are no secrets."""

from dataclasses import dataclass, field

from bot.games.base import Event, Outcome, Seat

CELLS = tuple(column + row for row in "123" for column in "abc")
"""The names of the nine cells in reading order, b2 in the middle."""


@dataclass(frozen=True)
class View:
    """The nine dice in reading order: "x", "o", or "/" for an empty square. last and line index them."""

    cells: tuple[str, ...]
    last: int | None
    line: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None
    events: tuple[Event, ...] = field(hash=False)

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
