"""The player of Tripple Domino: it makes the placement that scores most; drawing or passing costs points."""

from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.scoring import DRAW_COST
from bot.games.tripple_domino.view import View
from bot.players.one_ply import OnePly


def value_of(view: View, move: str) -> float:
    """Returns the points of the move: the tile's value and bonus, or the negative cost of placing none."""
    match read(move):
        case Placement(tile, cell):
            places = (found for hand_tile in view.hand if hand_tile.tile == tile for found in hand_tile.places)
            return next(found.points for found in places if found.place.cell == cell)
    return -DRAW_COST


ONE_PLY = OnePly(value_of)
