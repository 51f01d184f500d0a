"""The formations on the table: tiles, a letter for each formation if there are several, places for a chosen tile."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, TypeAlias

from bot.games.triangles.cells import CENTRE, Cell, Vertex
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from renderers.engine.scene import Group, Placed, Sprite
from renderers.parts.frame import BOARD
from renderers.tiles.arrangement import Arrangement, Laid, arranged, shapes
from renderers.tiles.markers import FormationLetter, NewCorner, Place, PlaceNumber, formation_letter
from renderers.tiles.shape import Turn, turned_corners
from renderers.tiles.tile import Disc, Face, Halo
from renderers.tiles.tile_size import TileSize, centre

_Disc: TypeAlias = tuple[int, int, bool]
"""A disc in a strip: its distance from the vertex (0, 0) in half sides, its number, whether it is the last tile's."""

_Face: TypeAlias = tuple[int, bool, bool]
"""A face in a strip: its distance from the vertex (0, 0) in half sides, whether its tip points up, whether it is the
last tile's."""

_LEFT, _WIDTH = BOARD[0], BOARD[2] - BOARD[0]


class NumberedPlace(NamedTuple):
    """A place where the chosen tile may go.

    Attributes:
        formation, number: the place's formation and its number, both counted from 1.
    """

    formation: int
    tile: PlacedTile
    number: int


@dataclass(frozen=True)
class Board:
    """Formations of at least one tile.

    Attributes:
        laid: for each tile, in the order in which they were laid, the number of its formation, counted from 1.
        places: the places to show.
        preview: a formation's number, and a tile that is shown in this formation as if it were the last one laid.
    """

    formations: tuple[Formation, ...]
    laid: tuple[int, ...]
    places: tuple[NumberedPlace, ...] = ()
    preview: tuple[int, PlacedTile] | None = None

    @property
    def arrangement(self) -> Arrangement:
        """The arrangement; places and preview change it only if they do not fit."""
        return arranged(self.cells)

    @property
    def cells(self) -> tuple[Laid, ...]:
        """The cells that are shown: those of tiles in the order in which they were laid, then those of places."""
        tiles = [iter(formation.tiles) for formation in self.formations]
        shown = [(number - 1, next(tiles[number - 1]).cell) for number in self.laid]
        shown += ((place.formation - 1, place.tile.cell) for place in self.places)
        if self.preview:
            shown.append((self.preview[0] - 1, self.preview[1].cell))
        return tuple(shown)

    def placed(self, camera: tuple[Laid, ...] = ()) -> Iterator[Placed]:
        """Places the board in its box.

        Args:
            camera: the cells of several boards, all of which must have room.
        """
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
    """The position of a cell on a turned lattice.

    Attributes:
        line: the line of its upper vertices.
        half: its left end, in half sides.
    """

    line: int
    half: int
    up: bool


class _InStrip(NamedTuple):
    """A sprite near a line of vertices.

    Attributes:
        half: the distance from the vertex (0, 0), in half sides.
        right, down: a further distance, in pixels.
    """

    sprite: Sprite
    half: int
    right: int = 0
    down: int = 0


class _Lattice(NamedTuple):
    """The lattice of a formation.

    Attributes:
        place: the place of its vertex (0, 0) in the picture.
    """

    size: TileSize
    turn: Turn
    place: tuple[int, int]

    @property
    def left(self) -> int:
        """The place of the lattice's vertex (0, 0) in a strip."""
        return self.place[0] - _LEFT

    def strip(self, line: int, sprites: tuple[_InStrip, ...], height: int) -> Placed:
        """Returns sprites as a group across the board, which begins above a line of vertices.

        The groups of a line begin at the same height, so that the picture is cut into few bands.

        Args:
            height: the height of the group below the line.
        """
        return self.place_strip(_strip(self.size, self.left, sprites, height), line)

    def place_strip(self, group: Group, line: int) -> Placed:
        """Places a strip that begins above a line of vertices."""
        return Placed(group, _LEFT, self.place[1] - line * self.size.height - self.size.reach)

    def cell(self, cell: Cell) -> _At:
        return _position(cell, self.turn)

    def numbers(self, tiles: Iterable[PlacedTile]) -> Iterator[tuple[Vertex, int]]:
        """Yields the number at each corner of these tiles."""
        for cell, values in tiles:
            yield from zip(turned_corners(cell, self.turn), values, strict=True)


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
        # numbers that meet on the table are equal
        self._numbers = dict(lattice.numbers(tiles))

    def below(self) -> Iterator[Placed]:
        """Places the sprites below the tiles: the halo of the last one, and the places."""
        lattice, size = self._lattice, self._lattice.size
        if self._last:
            at = lattice.cell(self._last.cell)
            halo = _InStrip(Halo(size, at.up), at.half, -size.reach, -size.reach)
            yield lattice.strip(at.line, (halo,), size.height + size.reach)
        for cell in [place.tile.cell for place in self._places] or ([CENTRE] if self._is_empty else []):
            at = lattice.cell(cell)
            place = _InStrip(Place(size, at.up, discs=not self._is_empty), at.half)
            yield lattice.strip(at.line, (place,), size.height)

    def rows(self) -> Iterator[Placed]:
        """Places the discs line by line, then the faces row by row."""
        lattice, size = self._lattice, self._lattice.size
        last = turned_corners(self._last.cell, lattice.turn) if self._last else ()
        discs: dict[int, list[_Disc]] = {}
        for vertex, number in self._numbers.items():
            x, y = vertex
            discs.setdefault(y, []).append((2 * x + y, number, vertex in last))
        faces: dict[int, list[_Face]] = {}
        for laid in self._tiles:
            line, half, up = _position(laid.cell, lattice.turn)
            faces.setdefault(line, []).append((half, up, laid is self._last))
        for line, row in discs.items():
            yield lattice.place_strip(_disc_strip(size, lattice.left, tuple(sorted(row))), line)
        for line, cells in faces.items():
            yield lattice.place_strip(_face_strip(size, lattice.left, tuple(sorted(cells))), line)

    def numbers(self) -> Iterator[Placed]:
        """Places the numbers of places, and the numbers that their tile would bring to free corners."""
        lattice, size = self._lattice, self._lattice.size
        for _, tile, number in self._places:
            at = lattice.cell(tile.cell)
            shown = PlaceNumber(size, number)
            (x, y), (width, height) = centre(size, up=at.up), shown.size
            part = _InStrip(shown, at.half, round(x - width / 2), round(y - height / 2))
            yield lattice.strip(at.line, (part,), size.height)
        new: dict[Vertex, set[int]] = {}
        for vertex, number in lattice.numbers(place.tile for place in self._places):
            if vertex not in self._numbers:
                new.setdefault(vertex, set()).add(number)
        for (x, y), numbers in new.items():
            corner = NewCorner(size, tuple(sorted(numbers)))
            yield lattice.strip(y, (_InStrip(corner, 2 * x + y, -corner.middle, -corner.middle),), size.reach)


# Unchanged rows have the same group in every picture, which saves most of the time of comparing pictures.


@lru_cache(maxsize=1024)
def _strip(size: TileSize, left: int, sprites: tuple[_InStrip, ...], height: int) -> Group:
    """Lays out a strip.

    Args:
        left: the place of the lattice's vertex (0, 0) in the strip.
    """
    parts = tuple(
        Placed(sprite, left + half * size.half + right, size.reach + down) for sprite, half, right, down in sprites
    )
    return Group((_WIDTH, size.reach + height), parts)


@lru_cache(maxsize=2048)
def _disc_strip(size: TileSize, left: int, discs: tuple[_Disc, ...]) -> Group:
    sprites = ((_disc(size, number, last), half) for half, number, last in discs)
    placed = tuple(_InStrip(disc, half, -disc.middle, -disc.middle) for disc, half in sprites)
    return _strip(size, left, placed, size.reach)


@lru_cache(maxsize=2048)
def _face_strip(size: TileSize, left: int, faces: tuple[_Face, ...]) -> Group:
    sprites = ((_face(size, up, last), half) for half, up, last in faces)
    return _strip(size, left, tuple(_InStrip(face, half, *face.offset) for face, half in sprites), size.height)


# One object for all equal sprites: the caches of rasters find it sooner.


@lru_cache(maxsize=256)
def _disc(size: TileSize, number: int, last: bool) -> Disc:
    return Disc(size, number, "last" if last else "background")


@lru_cache(maxsize=64)
def _face(size: TileSize, up: bool, last: bool) -> Face:
    return Face(size, up, "tile-last", "last") if last else Face(size, up)


@lru_cache(maxsize=4096)
def _position(cell: Cell, turn: Turn) -> _At:
    vertices = turned_corners(cell, turn)
    top = max(y for _, y in vertices)
    up = sum(y == top for _, y in vertices) == 1
    return _At(top, min(2 * x + y for x, y in vertices), up)
