"""Triodomino one move ahead: be rid of the dearest tiles, and keep some that will fit.

Topsy-turvy asks for the same: there the tiles laid are what counts.
"""

from bot.games.triangles.cells import CENTRE
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import Tile, value
from bot.games.triodomino.notation import FirstTile, Placement, read
from bot.games.triodomino.view import View
from bot.players.base import OnePly

FITTING = 3
"""Points that a tile is worth which still fits after the move: who has none draws two, of 7.5 points each."""

NOTHING_LAID = -1


def worth(view: View, move: str) -> float:
    """The value of what is laid, a free tile to follow included, and of what will fit then."""
    match read(move):
        case FirstTile(_, tile):
            return value(tile) + FITTING * fitting(kept(view, tile), (*view.formations, EMPTY.place(CENTRE, tile)))
        case Placement(tile, number, cell):
            spots = (spot for hand_tile in view.hand if hand_tile.tile == tile for spot in hand_tile.places)
            place = next(spot.place for spot in spots if (spot.formation, spot.place.cell) == (number, cell))
            laid = view.formations[number - 1].place(cell, place.values)
            rest = kept(view, tile)
            free = max(map(value, rest), default=0) if place.hexagons else 0
            formations = (*view.formations[: number - 1], laid, *view.formations[number:])
            return value(tile) + free + FITTING * fitting(rest, formations)
    return NOTHING_LAID


def kept(view: View, tile: Tile) -> list[Tile]:
    """The hand without the tile."""
    return [hand_tile.tile for hand_tile in view.hand if hand_tile.tile != tile]


def fitting(tiles: list[Tile], formations: tuple[Formation, ...]) -> int:
    """How many of the tiles can be attached to some formation."""
    return sum(any(tile in formation.takes for formation in formations) for tile in tiles)


PLAYER = OnePly(worth)
