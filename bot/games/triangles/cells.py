"""Cells and vertices of the triangle lattice (RULES T1).

Vertex (x, y) lies at x * (1, 0) + y * (1/2, sqrt(3)/2), y upwards. Cell `u3,-1` points up, `d3,-1` down; the two
numbers are the x and y of the lattice. Six cells meet at a vertex.
"""

import re
from functools import cache
from typing import TypeAlias

Cell: TypeAlias = str
Vertex: TypeAlias = tuple[int, int]
Corners: TypeAlias = tuple[Vertex, Vertex, Vertex]

CENTRE: Cell = "u0,0"
_NUMBER = "(0|-?[1-9][0-9]?)"
_CELL = re.compile(f"([ud]){_NUMBER},{_NUMBER}")


def is_cell(word: str) -> bool:
    """Returns whether the word is the name of a cell. Two digits are enough for 56 tiles."""
    return _CELL.fullmatch(word) is not None


@cache
def position(cell: Cell) -> tuple[bool, int, int]:
    """Returns whether the cell points up, and its x and y. Raises ValueError for anything but a cell's name."""
    match = _CELL.fullmatch(cell)
    if match is None:
        raise ValueError(f"not a cell: {cell}")
    direction, x, y = match.groups()
    return direction == "u", int(x), int(y)


@cache
def corners(cell: Cell) -> Corners:
    """Returns the cell's vertices, clockwise from its top (up) or its top left (down)."""
    up, x, y = position(cell)
    return ((x, y + 1), (x + 1, y), (x, y)) if up else ((x, y + 1), (x + 1, y + 1), (x + 1, y))


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """Returns the cells across its edges: of the first and second corner, the second and third, the third and first."""
    up, x, y = position(cell)
    if up:
        return f"d{x},{y}", f"d{x},{y - 1}", f"d{x - 1},{y}"
    return f"u{x},{y + 1}", f"u{x + 1},{y}", f"u{x},{y}"


@cache
def around(vertex: Vertex) -> tuple[Cell, ...]:
    """Returns the six cells that meet at the vertex; together they are a hexagon."""
    x, y = vertex
    upwards = (f"u{x},{y}", f"u{x - 1},{y}", f"u{x},{y - 1}")
    return (*upwards, f"d{x - 1},{y}", f"d{x},{y - 1}", f"d{x - 1},{y - 1}")


@cache
def reading_order(cell: Cell) -> tuple[int, int]:
    """Returns a key that sorts cells in reading order: rows from the top, each from left to right."""
    up, x, y = position(cell)
    return -y, 2 * x + y + (0 if up else 1)
