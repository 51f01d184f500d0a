"""The cells of a board of dice or squares: as large as the board's box allows, without names and without an outline."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from renderers.dice.markers import LineBar
from renderers.engine.scene import Placed, Sprite
from renderers.parts.frame import BOARD, centred

Pair: TypeAlias = tuple[int, int]
"""A cell as row and column, or a point as x and y."""

PITCHES = (196, 164, 134, 112, 96, 84, 74, 66)
"""From one cell's edge to the next one's, in pixels: the sizes for three to ten cells."""

USUAL_PITCHES = PITCHES[:4]
"""Those of nearly all positions, drawn in advance."""


@dataclass(frozen=True)
class Cells:
    """Rows and columns of cells in the middle of the board's box;

    Attributes:
        pitch: from one to the next, in pixels.
    """

    pitch: int
    rows: range
    columns: range

    @classmethod
    def fitted(cls, cells: Collection[Pair]) -> "Cells":
        """Returns the cells around these, at the largest of PITCHES at which they fit, or smaller."""
        rows, columns = (range(min(places), max(places) + 1) for places in zip(*cells, strict=True))
        left, top, right, bottom = BOARD
        largest = min((right - left) // len(columns), (bottom - top) // len(rows))
        return cls(next((pitch for pitch in PITCHES if pitch <= largest), largest), rows, columns)

    def corner(self, row: int, column: int) -> Pair:
        """Returns the top left corner of a cell."""
        left, top = self._origin
        return left + column * self.pitch, top + row * self.pitch

    @cached_property
    def _origin(self) -> Pair:
        """The top left corner of the cell in row 0 and column 0, which may lie outside of the picture."""
        left, top = centred((self.pitch * len(self.columns), self.pitch * len(self.rows)))
        return left - self.columns.start * self.pitch, top - self.rows.start * self.pitch

    def placed(self, sprite: Sprite, row: int, column: int) -> Placed:
        """Places a sprite in the middle of a cell."""
        (left, top), (width, height) = self._origin, sprite.size
        pitch = self.pitch
        return Placed(sprite, left + column * pitch + (pitch - width) // 2, top + row * pitch + (pitch - height) // 2)


_LINE_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (-1, 1))
"""One step along each of the four kinds of line, down and across."""


def place_bars(cells: Cells, won: Collection[Pair]) -> Iterator[Placed]:
    """Places bars between neighbours in lines of three or more of the winning cells."""
    for row, column in won:
        for down, across in _LINE_DIRECTIONS:
            behind, ahead, beyond = ((row + n * down, column + n * across) in won for n in (-1, 1, 2))
            if ahead and (behind or beyond):
                bar = LineBar(cells.pitch, down, across)
                x, y = cells.corner(row, column)
                start = (cells.pitch - bar.width) // 2
                yield Placed(bar, x + start, y + start + min(0, down) * cells.pitch)
