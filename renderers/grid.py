"""A board of square cells with its coordinates along the top and the left edge."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderers.dice import cell_side
from renderers.header import HEIGHT
from renderers.lettering import Style
from renderers.marks import Panel, words
from renderers.scene import Placed, Size
from renderers.typeface import Weight

WIDTH = 1000
_TOP = HEIGHT + 58
_BOTTOM = 44
_COORDINATE = Style(Weight.MEDIUM, 30, "muted", "ground")
_LONG = Style(Weight.MEDIUM, 22, "muted", "ground")


@dataclass(frozen=True)
class Grid:
    """Cells of `pitch` pixels from one to the next, in the middle of the picture; the names of columns and rows."""

    pitch: int
    columns: Sequence[str]
    rows: Sequence[str]

    @property
    def size(self) -> Size:
        """Of the whole picture."""
        return WIDTH, _TOP + self._extent(len(self.rows)) + _BOTTOM

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """The top left corner of a cell, counted from 0."""
        left = (WIDTH - self._extent(len(self.columns))) // 2
        return left + column * self.pitch, _TOP + row * self.pitch

    def coordinates(self) -> Iterator[Placed]:
        half = cell_side(self.pitch) // 2
        for column, name in enumerate(self.columns):
            yield words(name, _COORDINATE, self.corner(0, column)[0] + half, _TOP - 18, "centre")
        for row, name in enumerate(self.rows):
            x, y = self.corner(row, 0)
            yield words(name, _COORDINATE if len(name) < 4 else _LONG, x - 16, y + half + 11, "right")

    def cells(self) -> Iterator[Placed]:
        side = cell_side(self.pitch)
        cell = Panel(side, side, "cell", "ground", radius=round(self.pitch / 11))
        for row in range(len(self.rows)):
            for column in range(len(self.columns)):
                yield Placed(cell, *self.corner(row, column))

    def _extent(self, cells: int) -> int:
        return (cells - 1) * self.pitch + cell_side(self.pitch)
