"""The player of Triodomino: it places tiles of high value, and keeps some that will still fit.

With topsy-turvy the same is best: there the tiles that are placed score.
"""

from bot.games.triangles.cells import CENTRE
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import Tile, value
from bot.games.triodomino.notation import FirstTile, Placement, read
from bot.games.triodomino.view import View
from bot.players.one_ply import OnePly

FITTING = 3
"""The rating of a tile that still fits after the move: without one, a player draws two of 7.5 points each."""

NO_TILE = -1
"""The rating of a move that places no tile."""


def value_of(view: View, move: str) -> float:
    """Returns the value of the placed tile and of a free tile to follow, and FITTING for each that still fits."""
    match read(move):
        case FirstTile(_, tile):
            formations = (*view.formations, EMPTY.place(CENTRE, tile))
            return value(tile) + FITTING * count_fitting(hand_without(view, tile), formations)
        case Placement(tile, number, cell):
            places = (found for hand_tile in view.hand if hand_tile.tile == tile for found in hand_tile.places)
            place = next(found.place for found in places if (found.formation, found.place.cell) == (number, cell))
            changed = view.formations[number - 1].place(cell, place.values)
            rest = hand_without(view, tile)
            free = max(map(value, rest), default=0) if place.hexagons else 0
            formations = (*view.formations[: number - 1], changed, *view.formations[number:])
            return value(tile) + free + FITTING * count_fitting(rest, formations)
    return NO_TILE


def hand_without(view: View, tile: Tile) -> list[Tile]:
    return [hand_tile.tile for hand_tile in view.hand if hand_tile.tile != tile]


def count_fitting(tiles: list[Tile], formations: tuple[Formation, ...]) -> int:
    """Returns how many of the tiles fit into some formation."""
    return sum(any(tile in formation.takes for formation in formations) for tile in tiles)


ONE_PLY = OnePly(value_of)
