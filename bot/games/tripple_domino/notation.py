"""The words of a move: `place 0-1-2 u3,-1`, `draw`, `pass`."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.base import UnreadableMove
from bot.games.triangles.cells import Cell, is_cell
from bot.games.triangles.tiles import NAMED, Tile, name


@dataclass(frozen=True)
class Placement:
    """A tile for a cell; its rotation follows from there."""

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        return f"place {name(self.tile)} {self.cell}"


Move: TypeAlias = Placement | Literal["draw", "pass"]


def read(words: str) -> Move:
    """Returns the move that the words stand for. Raises UnreadableMove."""
    match words.split(" "):
        case ["draw" | "pass" as word]:
            return word
        case ["place", tile, cell] if tile in NAMED and is_cell(cell):
            return Placement(NAMED[tile], cell)
    raise UnreadableMove("tripple_domino-unreadable")
