"""A board of square cells with its coordinates along the top and the left edge."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from renderers.dice.die import cell_side
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.parts.header import HEIGHT
from renderers.parts.text_line import words
from renderers.text.fitting import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

WIDTH = 1000
"""Of every picture, in pixels, unless what lies on it is wider."""

_TOP = HEIGHT + 58
_BOTTOM = 44
_ROWS, _RIGHT = 58, 26
"""At least so much is left of the cells for the names of rows, and right of them, in pixels."""
_COORDINATE = Style(Weight.REGULAR, 30, "muted", "ground")
_LONG = Style(Weight.REGULAR, 29, "muted", "ground")


@dataclass(frozen=True)
class Cell:
    """One cell."""

    pitch: int
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return cell_side(self.pitch), cell_side(self.pitch)

    @property
    def under(self) -> Role:
        return "ground"

    def draw(self, canvas: Canvas) -> None:
        side = cell_side(self.pitch)
        canvas.block((0, 0, side, side), "cell", round(self.pitch / 11))


@dataclass(frozen=True)
class Cells:
    """A row of so many cells: one cell, laid again and again."""

    pitch: int
    count: int
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return extent(self.pitch, self.count), cell_side(self.pitch)

    @property
    def under(self) -> Role:
        return "ground"

    @property
    def parts(self) -> tuple[Placed, ...]:
        return tuple(Placed(Cell(self.pitch), place * self.pitch, 0) for place in range(self.count))


@dataclass(frozen=True)
class Grid:
    """Cells of `pitch` pixels from one to the next, in the middle of the picture; the names of columns and rows."""

    pitch: int
    columns: tuple[str, ...]
    rows: tuple[str, ...]

    @property
    def size(self) -> Size:
        """Of the whole picture."""
        return WIDTH, _TOP + extent(self.pitch, len(self.rows)) + _BOTTOM

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """The top left corner of a cell, counted from 0."""
        across = extent(self.pitch, len(self.columns))
        # wide ones give way to the names of their rows
        left = max((WIDTH - across) // 2, min(_ROWS, WIDTH - across - _RIGHT))
        return left + column * self.pitch, _TOP + row * self.pitch

    def placed(self) -> tuple[Placed, ...]:
        """The coordinates and the cells."""
        return _placed(self)


def extent(pitch: int, cells: int) -> int:
    """How far a number of cells reach, in pixels."""
    return (cells - 1) * pitch + cell_side(pitch)


@lru_cache(maxsize=256)
def _placed(grid: Grid) -> tuple[Placed, ...]:
    return (*_coordinates(grid), *_cells(grid))


def _coordinates(grid: Grid) -> Iterator[Placed]:
    half = cell_side(grid.pitch) // 2
    for column, name in enumerate(grid.columns):
        yield words(name, _COORDINATE, grid.corner(0, column)[0] + half, _TOP - 18, "centre")
    for row, name in enumerate(grid.rows):
        x, y = grid.corner(row, 0)
        style, end = (_COORDINATE, x - 16) if len(name) < 4 else (_LONG, x - 4)
        yield words(name, style, end, y + half + 11, "right")


def _cells(grid: Grid) -> Iterator[Placed]:
    cells = Cells(grid.pitch, len(grid.columns))
    return (Placed(cells, *grid.corner(row, 0)) for row in range(len(grid.rows)))
