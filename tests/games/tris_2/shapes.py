"""Every connected shape of dice, each found once by Redelmeier's algorithm for counting polyominoes.

A shape grows from its first cell in reading order. A cell that was left out is not considered again on the same branch,
so no shape is found twice and none has to be stored.
"""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from bot.games.tris_2.die import Cell

Shape: TypeAlias = tuple[Cell, ...]

WIDTH = 32
"""The cells in a row of the grid; shapes start in the middle of the first row, so up to sixteen cells have room."""

FIRST = WIDTH // 2


def shapes(size: int) -> Iterator[Shape]:
    """Yields all shapes of `size` cells that touch at edges or corners, as rows and columns.

    Rotated shapes count as different shapes.
    """
    return (tuple(divmod(cell, WIDTH) for cell in shape) for shape in _grown((), [FIRST], 1 << FIRST, size))


def _grown(shape: tuple[int, ...], untried: list[int], met: int, size: int) -> Iterator[tuple[int, ...]]:
    """Yields the shapes that this one grows into.

    `untried` cells may join it; `met` has a bit for each cell considered so far.
    """
    while untried:
        cell = untried.pop()
        larger = (*shape, cell)
        if len(larger) == size:
            yield larger
            continue
        new = [near for near in _around(cell) if not met >> near & 1]
        yield from _grown(larger, [*untried, *new], met | sum(1 << near for near in new), size)


def _around(cell: int) -> Iterator[int]:
    """Returns the neighbours of a cell that come after the first cell in reading order."""
    return (near for south, east in product((-1, 0, 1), repeat=2) if (near := cell + south * WIDTH + east) > FIRST)
