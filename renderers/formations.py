"""The formations on the table: tiles, the numbers of formations where there are several, places for a chosen tile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.triangles.cells import CENTRE, Cell, neighbours
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import Laid
from renderers.grid import WIDTH
from renderers.packing import Outline, Shift, Spot, outline, packed, room_for, spot
from renderers.scene import Placed, Size
from renderers.triangles import LATTICES, SMALLEST, Body, Ghost, Lattice, Look, Plate, tile

MARGIN = 28
"""Above and below the tiles, in pixels."""


class Option(NamedTuple):
    """A cell where the chosen tile may go. formation: counted from 1. number: which one of the places it is."""

    formation: int
    cell: Cell
    number: int


@dataclass(frozen=True)
class Board:
    """Formations on one lattice.

    last: the number of the formation laid to last, counted from 1. options: places to show. trial: a formation and a
    tile that is shown where it would go in it, as if it were the last one.
    """

    formations: tuple[Formation, ...]
    last: int | None = None
    options: tuple[Option, ...] = ()
    trial: tuple[int, Laid] | None = None

    def placed(self, top: int) -> tuple[Size, list[Placed]]:
        """How wide the picture is and how far down the board reaches, laid from `top` on; and its sprites."""
        return _Layout(self, top).placed()


class _Layout:
    """A board's cells in pixels."""

    def __init__(self, board: Board, top: int) -> None:
        self._board = board
        outlines = tuple(outline(frozenset(laid.cell for laid in shape.laid)) for shape in board.formations)
        self._lattice, self._room, self._shifts = _spread(outlines or (outline(frozenset({CENTRE})),))
        shown = [self._spot(number, cell) for number, cell in self._shown()]
        self._first, self._last = min(spot.row for spot in shown), max(spot.row for spot in shown)
        self._top = top + MARGIN
        self._width = max(WIDTH, (self._room + 2) * self._lattice.half + 12)
        self._left = (self._width - self._room * self._lattice.half) // 2

    def placed(self) -> tuple[Size, list[Placed]]:
        bottom = self._top + (self._last - self._first + 1) * self._lattice.height + MARGIN
        return (self._width, bottom), [*self._tiles(), *self._plates(), *self._ghosts()]

    def _shown(self) -> Iterator[tuple[int, Cell]]:
        board = self._board
        for number, formation in enumerate(board.formations, start=1):
            yield from ((number, laid.cell) for laid in formation.laid)
        yield from ((option.formation, option.cell) for option in board.options)
        if board.trial:
            yield board.trial[0], board.trial[1].cell
        if not board.formations:
            yield 1, CENTRE

    def _tiles(self) -> Iterator[Placed]:
        board = self._board
        for number, formation in enumerate(board.formations, start=1):
            for laid in formation.laid:
                last = number == board.last and laid.cell == formation.last and not board.trial
                look: Look = "tile-last" if last else "tile"
                where = self._spot(number, laid.cell)
                yield from tile(self._lattice, laid.values, look, up=where.up, **self._corner(where))
        if board.trial:
            number, laid = board.trial
            where = self._spot(number, laid.cell)
            yield from tile(self._lattice, laid.values, "tile-last", up=where.up, **self._corner(where))
        elif not board.formations and not board.options:
            where = self._spot(1, CENTRE)
            yield Placed(Body(self._lattice, where.up, "cell"), **self._corner(where))

    def _ghosts(self) -> Iterator[Placed]:
        for number, cell, counted in self._board.options:
            where = self._spot(number, cell)
            yield Placed(Ghost(self._lattice, where.up, counted), **self._corner(where))

    def _plates(self) -> Iterator[Placed]:
        """Each formation's number, in the first free cell along its edges that shows no place."""
        if len(self._board.formations) < 2:
            return
        options = {(option.formation, option.cell) for option in self._board.options}
        for number, formation in enumerate(self._board.formations, start=1):
            beside = {near for laid in formation.laid for near in neighbours(laid.cell)}
            free = {
                self._spot(number, cell)
                for cell in beside
                if not formation.covers(cell) and (number, cell) not in options
            }
            inside = [where for where in free if self._first <= where.row <= self._last]
            if inside:
                yield self._plate(number, min(inside))

    def _plate(self, number: int, where: Spot) -> Placed:
        plate, lattice = Plate(number), self._lattice
        corner = self._corner(where)
        down = lattice.height * (2 if where.up else 1) // 3
        return Placed(plate, corner["x"] + lattice.half - plate.side // 2, corner["y"] + down - plate.side // 2)

    def _spot(self, number: int, cell: Cell) -> Spot:
        return spot(cell, self._shifts[number - 1])

    def _corner(self, where: Spot) -> dict[str, int]:
        return {
            "x": self._left + where.half * self._lattice.half,
            "y": self._top + (where.row - self._first) * self._lattice.height,
        }


def _spread(outlines: tuple[Outline, ...]) -> tuple[Lattice, int, tuple[Shift, ...]]:
    """The largest lattice on which the formations fit the usual width and are not too tall; else the smallest one."""
    for lattice in LATTICES[:-1]:
        if room_for(outlines, lattice.room) == lattice.room:
            shifts = packed(outlines, lattice.room)
            if _rows(outlines, shifts) <= lattice.most_rows:
                return lattice, lattice.room, shifts
    room = room_for(outlines, SMALLEST.room)
    return SMALLEST, room, packed(outlines, room)


def _rows(outlines: Sequence[Outline], shifts: Sequence[Shift]) -> int:
    rows = [shape.moved(shift).rows for shape, shift in zip(outlines, shifts, strict=True)]
    return max(each.stop for each in rows) - min(each.start for each in rows)
