"""The player of Tris 1: it completes a line, leaves none to complete, else writes where most lines are open."""

from typing import TypeAlias

from bot.games.tris_1.view import CELLS, EMPTY, LINES, MARKS, View, with_mark
from bot.players.one_ply import OnePly

Lines: TypeAlias = tuple[tuple[int, ...], ...]
"""Lines by their cells."""

WIN = 100
LOSS = -100


def value_of(view: View, move: str, lines: Lines = LINES) -> float:
    """Returns WIN, LOSS if the other can win next, or how many lines through the cell have no mark of the other.

    Args:
        lines: those that are looked at.
    """
    before, at = "".join(view.cells), CELLS.index(move)
    own = (len(before) - before.count(EMPTY)) % 2
    theirs = MARKS[1 - own]
    after = with_mark(before, at, MARKS[own])
    if any(marks(after, line) == MARKS[own] * 3 for line in lines):
        return WIN
    if any(sorted(marks(after, line)) == sorted(EMPTY + theirs * 2) for line in lines):
        return LOSS
    return sum(at in line and theirs not in marks(before, line) for line in lines)


def marks(cells: str, line: tuple[int, ...]) -> str:
    """Returns the marks on the cells of a line."""
    return "".join(cells[at] for at in line)


ONE_PLY = OnePly(value_of)
