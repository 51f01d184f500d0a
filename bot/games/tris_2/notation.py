"""The words of a move: `roll e north`, and in the advanced setup `place b2 x o`."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.games.base import UnreadableMove
from bot.games.tris_2.die import LETTERS, ORIENTATIONS, STEPS, SYMBOLS, Cell, cell_name
from bot.games.tris_2.setup import CELLS

CELLS_BY_NAME = {cell_name(*cell): cell for cell in CELLS}


@dataclass(frozen=True)
class Roll:
    """A roll of the die `letter`, one cell to the `north`, `east`, `south` or `west`."""

    letter: str
    direction: str

    def __str__(self) -> str:
        return f"roll {self.letter} {self.direction}"


@dataclass(frozen=True)
class Placement:
    """A die for a cell of the block, with its top and its north-south symbol."""

    cell: Cell
    top: str
    ns: str

    def __str__(self) -> str:
        return f"place {cell_name(*self.cell)} {self.top} {self.ns}"


Move: TypeAlias = Roll | Placement


def read(words: str, *, placing: bool = False) -> Move:
    """Returns the move that the words stand for. Raises UnreadableMove, also for a die that cannot exist.

    The error for unreadable words explains a placement while the block is built (`placing`), else a roll.
    """
    match words.split(" "):
        case ["roll", letter, direction] if letter in [*LETTERS] and direction in STEPS:
            return Roll(letter, direction)
        case ["place", cell, top, ns] if cell in CELLS_BY_NAME and {top, ns} <= {*SYMBOLS}:
            if (top, ns) not in ORIENTATIONS:
                raise UnreadableMove("tris_2-twin-faces", symbol=top)
            return Placement(CELLS_BY_NAME[cell], top, ns)
    raise UnreadableMove("tris_2-unreadable-placement" if placing else "tris_2-unreadable")
