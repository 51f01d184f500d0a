"""How tiles and formations are written for compiled search (messages.h and lattice.h read them)."""

import struct
from collections.abc import Iterable, Mapping, Sequence

from bot.games.chance import NUMBERS, Chance
from bot.games.triangles.cells import Cell, position
from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import BY_VALUES, TILES, Tile, rotations, value

NUMBERED: Sequence[Tile] = sorted(TILES, key=lambda tile: (value(tile), tile[::-1]))
"""The tiles by their numbers there, in ascending value."""

NUMBER: Mapping[Tile, int] = {tile: number for number, tile in enumerate(NUMBERED)}

ROW = 64
MIDDLE = 32
CELLS = 2 * ROW * ROW
"""The cells of a formation. Cell `u0,0` is in the middle."""


def seed(chance: Chance) -> bytes:
    """Returns the 32 bytes from which all luck of a search follows."""
    return struct.pack("<4Q", *(chance.below(NUMBERS) for _ in range(4)))


def tiles(them: Iterable[Tile]) -> bytes:
    """Returns the tiles' numbers, after their count."""
    numbers = bytes(NUMBER[tile] for tile in them)
    return bytes([len(numbers)]) + numbers


def cell_number(cell: Cell, formation: int = 0) -> int:
    """Returns the number of a cell; formations count from 0."""
    up, x, y = position(cell)
    return CELLS * formation + 2 * (ROW * (y + MIDDLE) + x + MIDDLE) + (not up)


def formations(them: Sequence[Formation]) -> bytes:
    """Returns the tiles of each formation in the order in which they were placed."""
    return bytes([len(them)]) + b"".join(_formation(number, one) for number, one in enumerate(them))


def _formation(number: int, formation: Formation) -> bytes:
    parts = [bytes([len(formation.tiles)])]
    for cell, values in formation.tiles:
        tile = BY_VALUES[values]
        parts.append(struct.pack("<IBB", cell_number(cell, number), NUMBER[tile], rotations(tile).index(values)))
    return b"".join(parts)
