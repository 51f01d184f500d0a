"""The geometry of the grid: cells, the lines that win or are cleared, and the neighbours of each cell."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product

COLUMNS = "abcd"


@dataclass(frozen=True)
class Layout:
    """A grid of `side` by `side` cells, counted from 0 in reading order. `b3` is in the second column, third row."""

    side: int

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """The names of the cells in reading order: a1, b1, c1, a2 ..."""
        return tuple(f"{COLUMNS[column]}{row + 1}" for row, column in product(range(self.side), repeat=2))

    @cached_property
    def number(self) -> dict[str, int]:
        """The numbers of the cells by their names."""
        return {name: cell for cell, name in enumerate(self.cells)}

    @cached_property
    def lines(self) -> dict[str, tuple[int, ...]]:
        """Rows, columns and the two main diagonals, by the words of the move that clears them [D3] [D15].

        `diagonal down` goes from the top left corner to the bottom right, `diagonal up` from the bottom left.
        """
        side = range(self.side)
        rows = {f"row {row + 1}": tuple(row * self.side + column for column in side) for row in side}
        columns = {f"column {COLUMNS[column]}": tuple(row * self.side + column for row in side) for column in side}
        down = tuple(step * (self.side + 1) for step in side)
        up = tuple((self.side - 1) * (self.side - step) for step in side)
        return {**rows, **columns, "diagonal down": down, "diagonal up": up}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the up to eight cells that its card can point at, orthogonally or diagonally [D5]."""

        def around(cell: int) -> tuple[int, ...]:
            row, column = divmod(cell, self.side)
            near = product(range(row - 1, row + 2), range(column - 1, column + 2))
            inside = ((r, c) for r, c in near if 0 <= r < self.side and 0 <= c < self.side)
            return tuple(r * self.side + c for r, c in inside if (r, c) != (row, column))

        return tuple(around(cell) for cell in range(self.side**2))


LAYOUTS = {side: Layout(side) for side in (3, 4)}
