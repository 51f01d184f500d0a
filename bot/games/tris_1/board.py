"""The nine cells of Tris 1, the marks on them, and the lines that win."""

from functools import lru_cache

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
