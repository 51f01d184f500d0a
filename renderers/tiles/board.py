"""The formations on the table: tiles, the numbers of formations if there are several, places for a chosen tile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.triangles.cells import CENTRE, Cell, neighbours
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from renderers.engine.scene import PICTURE_WIDTH, Placed, Size, Sprite
from renderers.tiles.markers import FormationNumber, PlaceMarker
from renderers.tiles.packing import CellPosition, Outline, Shift, cell_position, needed_room, outline, pack
from renderers.tiles.tile import Look, Tile, TileBody
from renderers.tiles.tile_size import SMALLEST_SIZE, TILE_SIZES, TileSize

MARGIN = 28
"""Above and below the tiles, in pixels."""


class NumberedPlace(NamedTuple):
    """A cell where the chosen tile may go. formation: counted from 1. number: of the place, counted from 1."""

    formation: int
    cell: Cell
    number: int


@dataclass(frozen=True)
class Board:
    """Formations on one lattice.

    last: the number of the formation laid to last, counted from 1. places: to show. preview: a formation's number and a
    tile that is shown where it would go in it, as if it were the last one.
    """

    formations: tuple[Formation, ...]
    last: int | None = None
    places: tuple[NumberedPlace, ...] = ()
    preview: tuple[int, PlacedTile] | None = None

    def placed(self, top: int) -> tuple[Size, list[Placed]]:
        """Places the board from `top` down; returns the picture's width, where the board ends, and the sprites."""
        return _Layout(self, top).placed()


class _Layout:
    """The cells of a board in pixels."""

    def __init__(self, board: Board, top: int) -> None:
        self._board = board
        outlines = tuple(outline(frozenset(laid.cell for laid in shape.tiles)) for shape in board.formations)
        self._size, self._room, self._shifts = _fit(outlines or (outline(frozenset({CENTRE})),))
        rows = [self._position(*shown).row for shown in self._shown()]
        self._rows = range(min(rows), max(rows) + 1)
        self._width = max(PICTURE_WIDTH, (self._room + 2) * self._size.half + 6)
        self._left = (self._width - self._room * self._size.half) // 2
        self._top = top + MARGIN - self._rows.start * self._size.height

    def placed(self) -> tuple[Size, list[Placed]]:
        bottom = self._top + self._rows.stop * self._size.height + MARGIN
        return (self._width, bottom), [*self._tiles(), *self._numbers(), *self._places()]

    def _shown(self) -> Iterator[tuple[int, Cell]]:
        """Yields formation number and cell of all that is shown; of an empty table the place of the first tile."""
        board = self._board
        for number, formation in enumerate(board.formations, start=1):
            yield from ((number, laid.cell) for laid in formation.tiles)
        yield from ((place.formation, place.cell) for place in board.places)
        if board.preview:
            yield board.preview[0], board.preview[1].cell
        if not board.formations:
            yield 1, CENTRE

    def _tiles(self) -> Iterator[Placed]:
        board, size = self._board, self._size
        for number, formation in enumerate(board.formations, start=1):
            last = formation.last if number == board.last and not board.preview else None
            for laid in formation.tiles:
                position = self._position(number, laid.cell)
                look: Look = "tile-last" if laid.cell == last else "tile"
                yield self._at(position, Tile(size, position.up, laid.values, look))
        if board.preview:
            number, laid = board.preview
            position = self._position(number, laid.cell)
            yield self._at(position, Tile(size, position.up, laid.values, "tile-last"))
        elif not board.formations and not board.places:
            position = self._position(1, CENTRE)
            yield self._at(position, TileBody(size, position.up, "cell"))

    def _places(self) -> Iterator[Placed]:
        for formation, cell, number in self._board.places:
            position = self._position(formation, cell)
            yield self._at(position, PlaceMarker(self._size, position.up, number))

    def _numbers(self) -> Iterator[Placed]:
        """Places each formation's number in the first free cell beside it that shows no place and needs no new row."""
        if len(self._board.formations) == 1:
            return
        shown = set(self._shown())
        for number, formation in enumerate(self._board.formations, start=1):
            beside = {(number, near) for laid in formation.tiles for near in neighbours(laid.cell)}
            free = [self._position(*cell) for cell in beside - shown]
            position = min((position for position in free if position.row in self._rows), default=None)
            if position:
                yield self._number(number, position)

    def _number(self, number: int, position: CellPosition) -> Placed:
        sprite = FormationNumber(number)
        corner = self._at(position, sprite)
        across = self._size.half - sprite.side // 2
        # the centre of a triangle is a third of its height from its edge
        down = self._size.height * (2 if position.up else 1) // 3 - sprite.side // 2
        return Placed(sprite, corner.x + across, corner.y + down)

    def _position(self, formation: int, cell: Cell) -> CellPosition:
        return cell_position(cell, self._shifts[formation - 1])

    def _at(self, position: CellPosition, sprite: Sprite) -> Placed:
        """Places the sprite with its top left corner in the cell's."""
        size = self._size
        return Placed(sprite, self._left + position.half * size.half, self._top + position.row * size.height)


def _fit(outlines: tuple[Outline, ...]) -> tuple[TileSize, int, tuple[Shift, ...]]:
    """Returns the largest size at which the formations fit the usual width in few enough rows, else the smallest.

    With it the room in half sides, and how far each formation is shifted.
    """
    for size in TILE_SIZES[:-1]:
        if needed_room(outlines, size.room) == size.room:
            shifts = pack(outlines, size.room)
            if _rows(outlines, shifts) <= size.max_rows:
                return size, size.room, shifts
    room = needed_room(outlines, SMALLEST_SIZE.room)
    return SMALLEST_SIZE, room, pack(outlines, room)


def _rows(outlines: Sequence[Outline], shifts: Sequence[Shift]) -> int:
    rows = [shape.shifted(shift).rows for shape, shift in zip(outlines, shifts, strict=True)]
    return max(each.stop for each in rows) - min(each.start for each in rows)
