"""Encodes tiles and formations for compiled search (messages.h and lattice.h read them)."""

import struct
from collections.abc import Iterable, Mapping, Sequence

from bot.games.base import Seat
from bot.games.chance import NUMBERS, Chance
from bot.games.triangles.cells import Cell, position
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from bot.games.triangles.table import Miss
from bot.games.triangles.tiles import BY_VALUES, TILES, Tile, value

NUMBERED: Sequence[Tile] = sorted(TILES, key=lambda tile: (value(tile), tile[::-1]))
"""The tiles by their numbers in compiled search, in ascending value."""

NUMBER: Mapping[Tile, int] = {tile: number for number, tile in enumerate(NUMBERED)}

ROW = 64
MIDDLE = 32
NOBODY = 255
CELLS = 2 * ROW * ROW
"""The cells of a formation. Cell `u0,0` is in the middle."""


def seed(chance: Chance) -> bytes:
    """Returns the 32 bytes that decide all luck of a search."""
    return struct.pack("<4Q", *(chance.below(NUMBERS) for _ in range(4)))


def tiles(them: Iterable[Tile]) -> bytes:
    """Returns the tiles' numbers, after their count."""
    numbers = bytes(NUMBER[tile] for tile in them)
    return bytes([len(numbers)]) + numbers


def cell_number(cell: Cell, formation: int = 0) -> int:
    """Returns the number of a cell; formations count from 0."""
    up, x, y = position(cell)
    return CELLS * formation + 2 * (ROW * (y + MIDDLE) + x + MIDDLE) + (not up)


def history(
    formations: Sequence[Formation], laid: Sequence[int], placers: Sequence[Seat], misses: Sequence[Miss]
) -> bytes:
    """Returns the tiles on the table in the order in which they were placed, then all draws and passes.

    Args:
        laid: the number of each tile's formation, counted from 0. The first tiles may have been there from the
            beginning.
    """
    unplaced = len(laid) - len(placers)
    placed = [iter(formation.tiles) for formation in formations]
    seats = (*[NOBODY] * unplaced, *placers)
    tiles = b"".join(_tile(next(placed[number]), number, seat) for number, seat in zip(laid, seats, strict=True))
    missed = b"".join(struct.pack("<3B", miss.seat, miss.laid + unplaced, miss.drew) for miss in misses)
    return bytes([len(laid)]) + tiles + struct.pack("<H", len(misses)) + missed


def _tile(placed: PlacedTile, formation: int, seat: int) -> bytes:
    return struct.pack("<I2B", cell_number(placed.cell, formation), NUMBER[BY_VALUES[placed.values]], seat)
