"""The shape of a formation in pixels, turned by a multiple of 60 degrees. Pure, in whole numbers.

Turned by 180 degrees a formation takes the same room, so there are three turns: 0, 60 and 120 degrees.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.triangles.cells import Cell, Vertex, corners
from renderers.engine.scene import Box
from renderers.tiles.markers import FormationLetter
from renderers.tiles.tile_size import TileSize

Turn: TypeAlias = int
"""The turn of a formation in multiples of 60 degrees, anticlockwise: 0, 1 or 2."""

TURNS: tuple[Turn, ...] = (0, 1, 2)

Point: TypeAlias = tuple[int, int]
"""Pixels to the right and down."""

_BESIDE = 9
"""The distance from the disc of a formation's highest corner to the ring of its letter, in pixels."""


class Shape(NamedTuple):
    """The room that a formation takes, measured from its vertex (0, 0).

    Attributes:
        corners: its vertices.
        letter: the centre of its letter, None for a formation without one.
        box: around the discs with a halo, and the letter.
    """

    corners: tuple[Point, ...]
    letter: Point | None
    box: Box

    @property
    def points(self) -> tuple[Point, ...]:
        """The points that keep their distance from other formations: the vertices, and the letter if there is one."""
        return self.corners if self.letter is None else (*self.corners, self.letter)

    @property
    def size(self) -> Point:
        left, top, right, bottom = self.box
        return right - left, bottom - top


@lru_cache(maxsize=4096)
def turned(vertex: Vertex, turn: Turn) -> Vertex:
    """Returns where a vertex lies after the lattice has been turned round (0, 0)."""
    x, y = vertex
    for _ in range(turn):
        x, y = -y, x + y
    return x, y


@lru_cache(maxsize=4096)
def turned_corners(cell: Cell, turn: Turn) -> tuple[Vertex, ...]:
    """Returns where a cell's clockwise corners lie after the lattice has been turned."""
    return tuple(turned(vertex, turn) for vertex in corners(cell))


def point(vertex: Vertex, size: TileSize) -> Point:
    """Returns the pixels from the vertex (0, 0) to another one."""
    x, y = vertex
    return (2 * x + y) * size.half, -y * size.height


@lru_cache(maxsize=1024)
def shape(cells: tuple[Cell, ...], turn: Turn, size: TileSize, *, lettered: bool) -> Shape:
    """Returns the shape of a formation of these cells, at least one."""
    vertices = {vertex for cell in cells for vertex in turned_corners(cell, turn)}
    points = tuple(sorted(point(vertex, size) for vertex in vertices))
    box = _around(points, size.reach)
    if not lettered:
        return Shape(points, None, box)
    letter = min(_beside(points, size), key=lambda centre: _area(_union(box, _ring(centre))))
    return Shape(points, letter, _union(box, _ring(letter)))


def _beside(points: Iterable[Point], size: TileSize) -> list[Point]:
    """Returns the places for a letter: left or right of the highest corners, or above them. None covers a tile."""
    away = round(size.radius) + FormationLetter.radius + _BESIDE
    across, up = away // 2, round(0.87 * away)
    highest = min(y for _, y in points)
    row = [x for x, y in points if y == highest]
    first, last = min(row), max(row)
    places = ((first - away, 0), (last + away, 0), (first - across, -up), (last + across, -up))
    return [(x, highest + y) for x, y in places]


def _ring(centre: Point) -> Box:
    return _around((centre,), FormationLetter.radius)


def _around(points: Iterable[Point], reach: int) -> Box:
    across, down = zip(*points, strict=True)
    return min(across) - reach, min(down) - reach, max(across) + reach, max(down) + reach


def _union(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
