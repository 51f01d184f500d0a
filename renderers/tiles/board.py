"""The formations on the table: tiles, a letter for each formation if there are several, places for a chosen tile."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from bot.games.triangles.cells import CENTRE, Cell, Vertex
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from renderers.engine.scene import Group, Placed, Sprite
from renderers.parts.frame import BOARD
from renderers.tiles.arrangement import Arrangement, Laid, arranged, shapes
from renderers.tiles.markers import FormationLetter, NewCorner, Place, PlaceNumber, formation_letter
from renderers.tiles.shape import Turn, turned_corners
from renderers.tiles.tile import Disc, Face, Halo
from renderers.tiles.tile_size import TileSize
from renderers.tiles.triangle import centre

_LEFT, _WIDTH = BOARD[0], BOARD[2] - BOARD[0]


class NumberedPlace(NamedTuple):
    """Where the chosen tile may go. formation, number: of the place, both counted from 1."""

    formation: int
    tile: PlacedTile
    number: int


@dataclass(frozen=True)
class Board:
    """Formations of at least one tile.

    laid: of each tile, in the order in which they were laid, the number of its formation, counted from 1. places: to
    show. preview: a formation's number and a tile that is shown where it would go in it, as if it were the last one.
    """

    formations: tuple[Formation, ...]
    laid: tuple[int, ...]
    places: tuple[NumberedPlace, ...] = ()
    preview: tuple[int, PlacedTile] | None = None

    @property
    def arrangement(self) -> Arrangement:
        """Where all lies: as without places and preview, if these fit too."""
        return arranged(self.cells)

    @property
    def cells(self) -> tuple[Laid, ...]:
        """The cells that are shown, in the order in which they were laid, those of places last."""
        tiles = [iter(formation.tiles) for formation in self.formations]
        shown = [(number - 1, next(tiles[number - 1]).cell) for number in self.laid]
        shown += ((place.formation - 1, place.tile.cell) for place in self.places)
        if self.preview:
            shown.append((self.preview[0] - 1, self.preview[1].cell))
        return tuple(shown)

    def placed(self, camera: tuple[Laid, ...] = ()) -> Iterator[Placed]:
        """Places the board in its box. camera: the cells of several boards, for all of which there is to be room."""
        cells = camera or self.cells
        arrangement = arranged(cells)
        lattices = [
            _Lattice(arrangement.size, turn, place)
            for turn, place in zip(arrangement.turns, arrangement.places, strict=True)
        ]
        layers = [_Formation(self, number, lattice) for number, lattice in enumerate(lattices, start=1)]
        for layer in layers:
            yield from layer.below()
        for layer in layers:
            yield from layer.rows()
        for layer in layers:
            yield from layer.numbers()
        if len(self.formations) > 1:
            yield from islice(_letters(cells, arrangement), len(self.formations))


def _letters(shown: tuple[Laid, ...], arrangement: Arrangement) -> Iterator[Placed]:
    """Places the letter of each formation."""
    cells: list[list[Cell]] = [[] for _ in arrangement.turns]
    for number, cell in shown:
        cells[number].append(cell)
    around = shapes(arrangement, [tuple(each) for each in cells])
    for number, (shape, (x, y)) in enumerate(zip(around, arrangement.places, strict=True)):
        if shape.letter:
            radius = FormationLetter.radius
            letter = FormationLetter(formation_letter(number + 1))
            left, top = x + shape.letter[0] - radius, y + shape.letter[1] - radius
            yield Placed(Group(letter.size, (Placed(letter, 0, 0),)), left, top)


class _At(NamedTuple):
    """Where a cell lies on a turned lattice. line: of its upper vertices. half: its left end in half sides."""

    line: int
    half: int
    up: bool


class _Lattice(NamedTuple):
    """The lattice of a formation. place: of its vertex (0, 0) in the picture."""

    size: TileSize
    turn: Turn
    place: tuple[int, int]

    def y(self, line: int) -> int:
        """Returns where the vertices of a line are; lines count upwards."""
        return self.place[1] - line * self.size.height

    def x(self, half: int) -> int:
        return self.place[0] + half * self.size.half

    def strip(self, line: int, height: int, parts: Sequence[tuple[Sprite, int, int]]) -> Placed:
        """Returns sprites as a group across the board, which begins above a line of vertices.

        The groups of a line begin at the same height, so that the picture is cut into few bands. parts: a sprite, its
        left end in the picture, and its top below the line.
        """
        reach = self.size.reach
        placed = tuple(Placed(sprite, x - _LEFT, y + reach) for sprite, x, y in parts)
        return Placed(Group((_WIDTH, reach + height), placed), _LEFT, self.y(line) - reach)

    def cell(self, cell: Cell) -> _At:
        return _position(cell, self.turn)


class _Formation:
    """The sprites of a formation, or of a place for its first tile."""

    def __init__(self, board: Board, number: int, lattice: _Lattice) -> None:
        self._lattice = lattice
        tiles = board.formations[number - 1].tiles if number <= len(board.formations) else ()
        if board.preview and board.preview[0] == number:
            tiles = (*tiles, board.preview[1])
        self._tiles = tiles
        last = board.preview[0] if board.preview else board.laid[-1] if board.laid else None
        self._last = tiles[-1] if number == last else None
        self._places = [place for place in board.places if place.formation == number]
        self._is_empty = number == 1 and not tiles and not board.places

    def below(self) -> Iterator[Placed]:
        """Places what lies below the tiles: the halo of the last one, and the places with their new corners."""
        lattice, size = self._lattice, self._lattice.size
        if self._last:
            at = lattice.cell(self._last.cell)
            halo = Halo(size, at.up)
            yield lattice.strip(
                at.line, size.height + size.reach, [(halo, lattice.x(at.half) - size.reach, -size.reach)]
            )
        for cell in [place.tile.cell for place in self._places] or ([CENTRE] if self._is_empty else []):
            at = lattice.cell(cell)
            place = Place(size, at.up, discs=not self._is_empty)
            yield lattice.strip(at.line, size.height, [(place, lattice.x(at.half), 0)])

    def rows(self) -> Iterator[Placed]:
        """Places the discs line by line, then the faces row by row."""
        lattice, size = self._lattice, self._lattice.size
        last = frozenset(turned_corners(self._last.cell, lattice.turn)) if self._last else frozenset()
        for line, discs in _by_line(self._discs(last)):
            yield lattice.strip(line, size.reach, discs)
        faces = ((at.line, self._face(laid, at)) for laid in self._tiles for at in (lattice.cell(laid.cell),))
        for line, row in _by_line(faces):
            yield lattice.strip(line, size.height, row)

    def numbers(self) -> Iterator[Placed]:
        """Places the numbers of places, and what their tile would bring to free corners."""
        lattice, size = self._lattice, self._lattice.size
        for _, tile, number in self._places:
            at = lattice.cell(tile.cell)
            shown = PlaceNumber(size, number)
            width, height = shown.size
            x, y = centre(size, up=at.up)
            left = lattice.x(at.half) + round(x - width / 2)
            yield lattice.strip(at.line, size.height, [(shown, left, round(y - height / 2))])
        covered = self._numbers([laid.values for laid in self._tiles], [laid.cell for laid in self._tiles])
        new = self._numbers([place.tile.values for place in self._places], [place.tile.cell for place in self._places])
        for (x, y), values in new.items():
            if (x, y) not in covered:
                corner = NewCorner(size, tuple(sorted(values)))
                left = lattice.x(2 * x + y) - corner.middle
                yield lattice.strip(y, size.reach, [(corner, left, -corner.middle)])

    def _discs(self, last: frozenset[Vertex]) -> Iterator[tuple[int, tuple[Sprite, int, int]]]:
        lattice, size = self._lattice, self._lattice.size
        covered = self._numbers([laid.values for laid in self._tiles], [laid.cell for laid in self._tiles])
        for (x, y), values in covered.items():
            (number,) = values
            disc = Disc(size, number, "last" if (x, y) in last else "background")
            yield y, (disc, lattice.x(2 * x + y) - disc.middle, -disc.middle)

    def _face(self, laid: PlacedTile, at: _At) -> tuple[Sprite, int, int]:
        size = self._lattice.size
        face = Face(size, at.up, "tile-last", "last") if laid is self._last else Face(size, at.up)
        return face, self._lattice.x(at.half), 0

    def _numbers(self, values: Sequence[tuple[int, ...]], cells: Sequence[Cell]) -> Mapping[Vertex, set[int]]:
        """Returns the numbers at each vertex of these cells; on the table there is one, since all corners agree."""
        found: dict[Vertex, set[int]] = {}
        for cell, numbers in zip(cells, values, strict=True):
            for vertex, number in zip(turned_corners(cell, self._lattice.turn), numbers, strict=True):
                found.setdefault(vertex, set()).add(number)
        return found


@lru_cache(maxsize=4096)
def _position(cell: Cell, turn: Turn) -> _At:
    vertices = turned_corners(cell, turn)
    top = max(y for _, y in vertices)
    up = sum(y == top for _, y in vertices) == 1
    return _At(top, min(2 * x + y for x, y in vertices), up)


def _by_line(parts: Iterator[tuple[int, tuple[Sprite, int, int]]]) -> list[tuple[int, list[tuple[Sprite, int, int]]]]:
    """Returns the sprites line by line from the top, in each from the left."""
    lines: dict[int, list[tuple[Sprite, int, int]]] = {}
    for line, part in parts:
        lines.setdefault(line, []).append(part)
    return [(line, sorted(found, key=lambda part: part[1])) for line, found in sorted(lines.items(), reverse=True)]
