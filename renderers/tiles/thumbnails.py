"""The lobby pictures of the tile games: a hexagon that has just been closed, and two formations."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.games.triangles.cells import Cell, Vertex, corners, position
from renderers.engine.scene import Placed, Scene
from renderers.parts.thumbnail import thumbnail_scene
from renderers.themes.theme import Theme
from renderers.tiles.tile import Disc, Face, Halo
from renderers.tiles.tile_size import TileSize


class SmallFormation(NamedTuple):
    """Tiles around a vertex that lies at this point of the picture; the tile in the cell `last`, if any, has a halo."""

    size: TileSize
    origin: tuple[int, int]
    numbers: Mapping[Vertex, int]
    cells: Sequence[Cell]
    last: Cell = ""

    def placed(self) -> Iterator[Placed]:
        """Places halo, discs and faces."""
        size, ringed = self.size, corners(self.last) if self.last else ()
        if self.last:
            x, y = self._corner(self.last)
            yield Placed(Halo(size, position(self.last)[0]), x - size.reach, y - size.reach)
        for vertex, number in self.numbers.items():
            disc = Disc(size, number, "last" if vertex in ringed else "background")
            x, y = self.at(vertex)
            yield Placed(disc, x - disc.middle, y - disc.middle)
        for cell in self.cells:
            up, *_ = position(cell)
            face = Face(size, up, "tile-last", "last") if cell == self.last else Face(size, up)
            (x, y), (right, down) = self._corner(cell), face.offset
            yield Placed(face, x + right, y + down)

    def at(self, vertex: Vertex) -> tuple[int, int]:
        """Returns where a vertex lies in the picture."""
        x, y = vertex
        return self.origin[0] + (2 * x + y) * self.size.half, self.origin[1] - y * self.size.height

    def _corner(self, cell: Cell) -> tuple[int, int]:
        """Returns the top left corner of a cell's box."""
        points = [self.at(vertex) for vertex in corners(cell)]
        return min(x for x, _ in points), min(y for _, y in points)


HEXAGON = SmallFormation(
    TileSize(240, 208),
    (550, 350),
    {(0, 0): 2, (-1, 1): 1, (0, 1): 2, (1, 0): 3, (1, -1): 4, (0, -1): 5, (-1, 0): 0},
    ("d-1,0", "u0,0", "d0,-1", "u0,-1", "d-1,-1", "u-1,0"),
    "u0,0",
)
FORMATIONS = (
    SmallFormation(
        TileSize(196, 170),
        (464, 272),
        {(-1, 1): 4, (0, 1): 0, (-1, 0): 3, (0, 0): 3, (1, 0): 1},
        ("u-1,0", "d-1,0", "u0,0"),
    ),
    SmallFormation(TileSize(196, 170), (634, 598), {(0, 0): 5, (0, 1): 2, (1, 0): 2}, ("u0,0",), "u0,0"),
)

_HEXAGON_GROUNDS: Mapping[str, str] = {"dark": "#173A3B", "light": "#B9DAD8", "contrast": "#00201F"}
_FORMATIONS_GROUNDS: Mapping[str, str] = {"dark": "#33265A", "light": "#CFC6EA", "contrast": "#170A38"}


def tripple_domino(theme: Theme) -> Scene:
    """Lays out a hexagon that the last tile has closed."""
    return thumbnail_scene(theme, _HEXAGON_GROUNDS, HEXAGON.placed())


def triodomino(theme: Theme) -> Scene:
    """Lays out two formations, the second of which has just been begun."""
    return thumbnail_scene(theme, _FORMATIONS_GROUNDS, *(formation.placed() for formation in FORMATIONS))
