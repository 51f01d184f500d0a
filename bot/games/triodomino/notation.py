"""The words of a move: `open 0-1-2`, `place 0-1-2 1:u3,-1`, `draw`, `pass`, `free 0-1-2`, `skip`.

Formations count from 1. They can be typed as letters, too, as pictures name them: `place 0-1-2 a:u3,-1`.
"""

import re
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase
from typing import Literal, TypeAlias

from bot.games.base import UnreadableMove
from bot.games.triangles.cells import Cell, is_cell
from bot.games.triangles.tiles import NAMED, Tile, name

LETTERS = ascii_uppercase
"""The letters of the formations: more than there are tiles to begin with."""

_FORMATION = re.compile("[1-9]|1[0-9]|2[0-6]|[a-z]")


@dataclass(frozen=True)
class FirstTile:
    """The first tile of a formation: of the round (`open`), or the free tile after a hexagon (`free`)."""

    word: Literal["open", "free"]
    tile: Tile

    def __str__(self) -> str:
        return f"{self.word} {name(self.tile)}"


@dataclass(frozen=True)
class Placement:
    """A tile for a cell of a formation, counted from 1; its rotation follows from there."""

    tile: Tile
    formation: int
    cell: Cell

    def __str__(self) -> str:
        return f"place {name(self.tile)} {self.formation}:{self.cell}"


Move: TypeAlias = FirstTile | Placement | Literal["draw", "pass", "skip"]


def read(words: str) -> Move:
    """Returns the move that the words stand for. Raises UnreadableMove."""
    match words.split(" "):
        case ["draw" | "pass" | "skip" as word]:
            return word
        case ["open" | "free" as word, tile] if tile in NAMED:
            return FirstTile(word, NAMED[tile])
        case ["place", tile, place] if tile in NAMED:
            formation, _, cell = place.partition(":")
            if _FORMATION.fullmatch(formation) and is_cell(cell):
                return Placement(NAMED[tile], _number(formation), cell)
    raise UnreadableMove("triodomino-unreadable")


def _number(formation: str) -> int:
    """Returns the number of a formation that is named by its number or its letter."""
    return int(formation) if formation.isdecimal() else 1 + ascii_lowercase.index(formation)
