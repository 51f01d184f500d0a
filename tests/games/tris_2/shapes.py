"""Every shape that dice in touch can lie in, found once each by Redelmeier's way of counting polyominoes.

A shape grows from its first cell in reading order. A cell that was met and passed over is never met again on that
branch, so no shape comes twice and none has to be remembered.
"""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from bot.games.tris_2.die import Cell

Shape: TypeAlias = tuple[Cell, ...]

WIDTH = 32
"""Cells in a row of the ground, whose first row begins in its middle: room for shapes of sixteen cells."""

FIRST = WIDTH // 2


def shapes(size: int) -> Iterator[Shape]:
    """All shapes of so many cells that touch at edges or corners, as rows and columns; turned ones are others."""
    return (tuple(divmod(cell, WIDTH) for cell in shape) for shape in _grown((), [FIRST], 1 << FIRST, size))


def _grown(shape: tuple[int, ...], untried: list[int], met: int, size: int) -> Iterator[tuple[int, ...]]:
    """The shapes that this one grows into. `untried` may join it; `met` has a bit for each cell met so far."""
    while untried:
        cell = untried.pop()
        larger = (*shape, cell)
        if len(larger) == size:
            yield larger
            continue
        new = [near for near in _around(cell) if not met >> near & 1]
        yield from _grown(larger, [*untried, *new], met | sum(1 << near for near in new), size)


def _around(cell: int) -> Iterator[int]:
    """The eight neighbours that come after the first cell in reading order."""
    return (near for south, east in product((-1, 0, 1), repeat=2) if (near := cell + south * WIDTH + east) > FIRST)
