"""The formations on the table: tiles, the numbers of formations where there are several, places for a chosen tile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.triangles.cells import CENTRE, Cell, neighbours
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from renderers.engine.scene import Placed, Size, Sprite
from renderers.parts.grid import WIDTH
from renderers.tiles.packing import Outline, Shift, Spot, outline, packed, room_for, spot
from renderers.tiles.tile import LATTICES, SMALLEST, Body, Ghost, Lattice, Look, Plate, Tile

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
    trial: tuple[int, PlacedTile] | None = None

    def placed(self, top: int) -> tuple[Size, list[Placed]]:
        """How wide the picture is and how far down the board reaches, laid from `top` on; and its sprites."""
        return _Layout(self, top).placed()


class _Layout:
    """A board's cells in pixels, the tiles and places from `top` on."""

    def __init__(self, board: Board, top: int) -> None:
        self._board = board
        outlines = tuple(outline(frozenset(laid.cell for laid in shape.tiles)) for shape in board.formations)
        self._lattice, self._room, self._shifts = _spread(outlines or (outline(frozenset({CENTRE})),))
        rows = [self._spot(*shown).row for shown in self._shown()]
        self._rows = range(min(rows), max(rows) + 1)
        self._width = max(WIDTH, (self._room + 2) * self._lattice.half + 6)
        self._left = (self._width - self._room * self._lattice.half) // 2
        self._top = top + MARGIN - self._rows.start * self._lattice.height

    def placed(self) -> tuple[Size, list[Placed]]:
        bottom = self._top + self._rows.stop * self._lattice.height + MARGIN
        return (self._width, bottom), [*self._tiles(), *self._plates(), *self._ghosts()]

    def _shown(self) -> Iterator[tuple[int, Cell]]:
        """The number of the formation and the cell of all that is shown; of a bare table the place of the first."""
        board = self._board
        for number, formation in enumerate(board.formations, start=1):
            yield from ((number, laid.cell) for laid in formation.tiles)
        yield from ((option.formation, option.cell) for option in board.options)
        if board.trial:
            yield board.trial[0], board.trial[1].cell
        if not board.formations:
            yield 1, CENTRE

    def _tiles(self) -> Iterator[Placed]:
        board, lattice = self._board, self._lattice
        for number, formation in enumerate(board.formations, start=1):
            last = formation.last if number == board.last and not board.trial else None
            for laid in formation.tiles:
                where = self._spot(number, laid.cell)
                look: Look = "tile-last" if laid.cell == last else "tile"
                yield self._at(where, Tile(lattice, where.up, laid.values, look))
        if board.trial:
            number, laid = board.trial
            where = self._spot(number, laid.cell)
            yield self._at(where, Tile(lattice, where.up, laid.values, "tile-last"))
        elif not board.formations and not board.options:
            where = self._spot(1, CENTRE)
            yield self._at(where, Body(lattice, where.up, "cell"))

    def _ghosts(self) -> Iterator[Placed]:
        for formation, cell, number in self._board.options:
            where = self._spot(formation, cell)
            yield self._at(where, Ghost(self._lattice, where.up, number))

    def _plates(self) -> Iterator[Placed]:
        """Each formation's number, in the first free cell along its edges that shows no place and needs no new row."""
        if len(self._board.formations) == 1:
            return
        shown = set(self._shown())
        for number, formation in enumerate(self._board.formations, start=1):
            beside = {(number, near) for laid in formation.tiles for near in neighbours(laid.cell)}
            spots = [self._spot(*free) for free in beside - shown]
            where = min((spot for spot in spots if spot.row in self._rows), default=None)
            if where:
                yield self._plate(number, where)

    def _plate(self, number: int, where: Spot) -> Placed:
        plate, corner = Plate(number), self._at(where, Plate(number))
        across = self._lattice.half - plate.side // 2
        # the middle of a triangle is a third of its height from its edge
        down = self._lattice.height * (2 if where.up else 1) // 3 - plate.side // 2
        return Placed(plate, corner.x + across, corner.y + down)

    def _spot(self, formation: int, cell: Cell) -> Spot:
        return spot(cell, self._shifts[formation - 1])

    def _at(self, where: Spot, sprite: Sprite) -> Placed:
        """The sprite with its top left corner in that of the cell."""
        lattice = self._lattice
        return Placed(sprite, self._left + where.half * lattice.half, self._top + where.row * lattice.height)


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
