"""Where formations lie: as close as they may, each staying near its place while the others grow. Pure whole numbers.

Cells are counted in rows from the top and in half sides from the left; a triangle is two half sides wide. All
formations lie on one lattice, and no two share a vertex: so there is at least the breadth of a tile between them, and
the free cells along their edges are never the same ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.games.triangles.cells import Cell, corners, position

STEP = 2
"""A formation alone is moved to the middle by so many half sides at once, so that it seldom moves."""


class Spot(NamedTuple):
    """Where a cell lies. half: of its left end, in half sides. up: whether the triangle points up."""

    row: int
    half: int
    up: bool


class Shift(NamedTuple):
    """How far a formation's own lattice is moved."""

    rows: int = 0
    halves: int = 0


@lru_cache(maxsize=4096)
def spot(cell: Cell, shift: Shift) -> Spot:
    """Where a cell of a formation lies that was moved so far; unmoved, `u0,0` is the very first one."""
    up, x, y = position(cell)
    return Spot(shift.rows - y, shift.halves + 2 * x + y + (not up), up)


@dataclass(frozen=True)
class Outline:
    """A formation's vertices. lines: one number a line from the top; bit n is n half sides right of `left`."""

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

    def moved(self, shift: Shift) -> "Outline":
        return Outline(self.top + shift.rows, self.left + shift.halves, self.lines)


@lru_cache(maxsize=512)
def outline(cells: frozenset[Cell]) -> Outline:
    """Of the formation of these cells, one at least."""
    # the upper end of a cell's row is the line of the vertices above it
    vertices = {(1 - y, 2 * x + y) for cell in cells for x, y in corners(cell)}
    top, left = (min(numbers) for numbers in zip(*vertices, strict=True))
    lines = [0] * (max(line for line, _ in vertices) - top + 1)
    for line, half in vertices:
        lines[line - top] |= 1 << half - left
    return Outline(top, left, tuple(lines))


@lru_cache(maxsize=256)
def packed(outlines: tuple[Outline, ...], room: int) -> tuple[Shift, ...]:
    """How each formation is moved so that all lie within `room` half sides, which is enough for the widest.

    One alone lies in the middle. Of several, odd ones are at home at the left end and even ones at the right end, their
    first tiles in one row; each lies where the picture stays lowest, and there as near its home as there is a gap.
    """
    first, *others = outlines
    if not others:
        return (_in_the_middle(first, room),)
    shifts = [Shift(0, -first.left + first.left % STEP if first.width < room else -first.left)]
    taken = dict(_lines(first.moved(shifts[0])))
    for number, shape in enumerate(others, start=2):
        shift = next(
            shift
            for shift in _candidates(shape, taken, room, right=number % 2 == 0)
            # only so do all lie on one lattice
            if (shift.rows + shift.halves - shifts[0].halves) % 2 == 0 and _is_free(shape.moved(shift), taken)
        )
        shifts.append(shift)
        for line, bits in _lines(shape.moved(shift)):
            taken[line] = taken.get(line, 0) | bits
    return tuple(shifts)


def room_for(outlines: Sequence[Outline], room: int) -> int:
    """The room that is usual, or as much as the widest formation needs."""
    return max(room, *(shape.width for shape in outlines))


def _in_the_middle(shape: Outline, room: int) -> Shift:
    free = room - shape.width
    steps = STEP * round((free / 2 - shape.left) / STEP)
    return Shift(0, min(max(steps, -shape.left), free - shape.left))


def _candidates(shape: Outline, taken: Mapping[int, int], room: int, *, right: bool) -> list[Shift]:
    """Wherever the formation is in the room, the best place first; the lowest ones lie below all that is taken."""
    first, last = -shape.left, room - shape.width - shape.left
    home = last if right else first
    top, bottom, height = min(taken), max(taken), len(shape.lines)
    downs = range(top - height - 1 - shape.top, bottom + 3 - shape.top)

    def rank(shift: Shift) -> tuple[int, int, Shift]:
        upper = shape.top + shift.rows
        tall = max(bottom, upper + height - 1) - min(top, upper)
        return tall, abs(shift.rows) + abs(shift.halves - home), shift

    return sorted((Shift(*moved) for moved in product(downs, range(first, last + 1))), key=rank)


def _is_free(shape: Outline, taken: Mapping[int, int]) -> bool:
    return not any(taken.get(line, 0) & bits for line, bits in _lines(shape))


def _lines(shape: Outline) -> Iterator[tuple[int, int]]:
    """Each line's number and vertices; bit n is n half sides from the left end of the room."""
    return ((line, bits << shape.left) for line, bits in enumerate(shape.lines, shape.top))
