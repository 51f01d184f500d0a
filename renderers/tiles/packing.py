"""Packs formations closely on one lattice, each staying near its place while the others grow. Pure, in whole numbers.

Cells are counted in rows from the top and in half sides from the left; a triangle is two half sides wide. No two
formations share a vertex: so they are at least the width of a tile apart, and no free cell is beside two of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.games.triangles.cells import Cell, corners, position

STEP = 2
"""A single formation is moved to the middle by this many half sides at once, so that it moves seldom."""


class CellPosition(NamedTuple):
    """Where a cell lies. half: of its left end, in half sides. up: whether the triangle points up."""

    row: int
    half: int
    up: bool


class Shift(NamedTuple):
    """How far a formation's own lattice is moved, in rows and in half sides."""

    rows: int = 0
    halves: int = 0


@lru_cache(maxsize=4096)
def cell_position(cell: Cell, shift: Shift) -> CellPosition:
    """Returns where a cell of a shifted formation lies; without a shift, `u0,0` is in the first row and column."""
    up, x, y = position(cell)
    return CellPosition(shift.rows - y, shift.halves + 2 * x + y + (not up), up)


@dataclass(frozen=True)
class Outline:
    """A formation's vertices. lines: one number a line from the top, whose bit n is n half sides right of `left`."""

    top: int
    left: int
    lines: tuple[int, ...]

    @property
    def width(self) -> int:
        """In half sides."""
        return max(line.bit_length() for line in self.lines) - 1

    @property
    def rows(self) -> range:
        """The rows of its cells."""
        return range(self.top, self.top + len(self.lines) - 1)

    def shifted(self, shift: Shift) -> "Outline":
        return Outline(self.top + shift.rows, self.left + shift.halves, self.lines)


@lru_cache(maxsize=512)
def outline(cells: frozenset[Cell]) -> Outline:
    """Returns the outline of a formation of these cells, at least one."""
    # the upper end of a cell's row is the line of the vertices above it
    vertices = {(1 - y, 2 * x + y) for cell in cells for x, y in corners(cell)}
    top, left = (min(numbers) for numbers in zip(*vertices, strict=True))
    lines = [0] * (max(line for line, _ in vertices) - top + 1)
    for line, half in vertices:
        lines[line - top] |= 1 << half - left
    return Outline(top, left, tuple(lines))


@lru_cache(maxsize=256)
def pack(outlines: tuple[Outline, ...], room: int) -> tuple[Shift, ...]:
    """Returns how each formation is shifted so that all lie within `room` half sides, enough for the widest.

    A single one lies in the middle. Of several, odd ones belong at the left end and even ones at the right end, their
    first tiles in one row; each lies where the picture stays lowest, and there as near its own end as there is a gap.
    """
    first, *others = outlines
    if not others:
        return (_centred(first, room),)
    shifts = [Shift(0, -first.left + first.left % STEP if first.width < room else -first.left)]
    taken = dict(_vertices(first.shifted(shifts[0])))
    for number, shape in enumerate(others, start=2):
        shift = next(
            shift
            for shift in _candidates(shape, taken, room, right=number % 2 == 0)
            # the parity keeps all formations on one lattice
            if (shift.rows + shift.halves - shifts[0].halves) % 2 == 0 and _is_free(shape.shifted(shift), taken)
        )
        shifts.append(shift)
        for line, bits in _vertices(shape.shifted(shift)):
            taken[line] = taken.get(line, 0) | bits
    return tuple(shifts)


def needed_room(outlines: Sequence[Outline], room: int) -> int:
    """Returns the usual room, or as much as the widest formation needs."""
    return max(room, *(shape.width for shape in outlines))


def _centred(shape: Outline, room: int) -> Shift:
    free = room - shape.width
    steps = STEP * round((free / 2 - shape.left) / STEP)
    return Shift(0, min(max(steps, -shape.left), free - shape.left))


def _candidates(shape: Outline, taken: Mapping[int, int], room: int, *, right: bool) -> list[Shift]:
    """Returns all shifts within the room, the best first; the lowest ones lie below all that is taken."""
    first, last = -shape.left, room - shape.width - shape.left
    preferred = last if right else first
    top, bottom, height = min(taken), max(taken), len(shape.lines)
    downs = range(top - height - 1 - shape.top, bottom + 3 - shape.top)

    def rank(shift: Shift) -> tuple[int, int, Shift]:
        upper = shape.top + shift.rows
        total_height = max(bottom, upper + height - 1) - min(top, upper)
        return total_height, abs(shift.rows) + abs(shift.halves - preferred), shift

    return sorted((Shift(*moved) for moved in product(downs, range(first, last + 1))), key=rank)


def _is_free(shape: Outline, taken: Mapping[int, int]) -> bool:
    return not any(taken.get(line, 0) & bits for line, bits in _vertices(shape))


def _vertices(shape: Outline) -> Iterator[tuple[int, int]]:
    """Yields each line's number and its vertices, whose bit n is n half sides from the left end of the room."""
    return ((line, bits << shape.left) for line, bits in enumerate(shape.lines, shape.top))
