"""The player of Tris 1: it completes a line, leaves none to complete, else writes where most lines are open."""

from bot.games.tris_1.board import CELLS, EMPTY, LINES, MARKS, winning_cells, with_mark
from bot.games.tris_1.view import View
from bot.players.one_ply import OnePly

WIN = 100
LOSS = -100


def value_of(view: View, move: str) -> float:
    """Returns WIN, LOSS if the other can win next, or how many lines through the cell have no mark of the other."""
    before, at = "".join(view.cells), CELLS.index(move)
    own = (len(before) - before.count(EMPTY)) % 2
    theirs = MARKS[1 - own]
    after = with_mark(before, at, MARKS[own])
    if winning_cells(after):
        return WIN
    if any(winning_cells(with_mark(after, cell, theirs)) for cell, mark in enumerate(after) if mark == EMPTY):
        return LOSS
    return sum(at in line and all(before[cell] != theirs for cell in line) for line in LINES)


ONE_PLY = OnePly(value_of)
