"""A board of square cells with its coordinates along the top and the left edge."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import PICTURE_WIDTH, Placed, Size
from renderers.parts import header
from renderers.parts.text_line import place_text
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

_TOP = header.HEIGHT + 58
_BOTTOM = 44
_ROW_NAMES, _RIGHT = 58, 26
"""The least room left of the cells, for the names of rows, and right of them, in pixels."""
_COORDINATE = Style(Weight.REGULAR, 30, "muted", "background")
_LONG_COORDINATE = Style(Weight.REGULAR, 29, "muted", "background")


@cache
def cell_side(pitch: int) -> int:
    """Returns the side of a cell's visible square, in pixels.

    It is even, as those of dice are, so that their edges lie between pixels.
    """
    return pitch - 2 * max(2, round(pitch / 44))


@dataclass(frozen=True)
class GridCell:
    """One cell."""

    pitch: int
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return cell_side(self.pitch), cell_side(self.pitch)

    def draw(self, canvas: Canvas) -> None:
        side = cell_side(self.pitch)
        canvas.rectangle((0, 0, side, side), "cell", round(self.pitch / 11))


@dataclass(frozen=True)
class CellRow:
    """A row of this many cells: one cell, pasted again and again."""

    pitch: int
    count: int
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return extent(self.pitch, self.count), cell_side(self.pitch)

    @property
    def parts(self) -> tuple[Placed, ...]:
        return tuple(Placed(GridCell(self.pitch), place * self.pitch, 0) for place in range(self.count))


@dataclass(frozen=True)
class Grid:
    """Cells in the middle of the picture, with the names of their columns and rows.

    pitch: from one cell's edge to the next one's, in pixels.
    """

    pitch: int
    columns: tuple[str, ...]
    rows: tuple[str, ...]

    @property
    def size(self) -> Size:
        """The size of the whole picture."""
        return PICTURE_WIDTH, _TOP + extent(self.pitch, len(self.rows)) + _BOTTOM

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """Returns the top left corner of a cell, counted from 0."""
        across = extent(self.pitch, len(self.columns))
        # a wide board gives way to the names of its rows
        left = max((PICTURE_WIDTH - across) // 2, min(_ROW_NAMES, PICTURE_WIDTH - across - _RIGHT))
        return left + column * self.pitch, _TOP + row * self.pitch

    def placed(self) -> tuple[Placed, ...]:
        """Places the coordinates and the cells."""
        return _placed(self)


def extent(pitch: int, cells: int) -> int:
    """Returns the width of this many cells beside each other, in pixels."""
    return (cells - 1) * pitch + cell_side(pitch)


@lru_cache(maxsize=256)
def _placed(grid: Grid) -> tuple[Placed, ...]:
    return (*_coordinates(grid), *_cells(grid))


def _coordinates(grid: Grid) -> Iterator[Placed]:
    half = cell_side(grid.pitch) // 2
    for column, name in enumerate(grid.columns):
        yield place_text(name, _COORDINATE, grid.corner(0, column)[0] + half, _TOP - 18, "centre")
    for row, name in enumerate(grid.rows):
        x, y = grid.corner(row, 0)
        style, end = (_COORDINATE, x - 16) if len(name) < 4 else (_LONG_COORDINATE, x - 4)
        yield place_text(name, style, end, y + half + 11, "right")


def _cells(grid: Grid) -> Iterator[Placed]:
    cells = CellRow(grid.pitch, len(grid.columns))
    return (Placed(cells, *grid.corner(row, 0)) for row in range(len(grid.rows)))
