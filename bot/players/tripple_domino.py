"""Tripple Domino one move ahead: the placing that scores most; to draw or pass costs points."""

from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.scoring import DRAW_COST
from bot.games.tripple_domino.view import View
from bot.players.base import OnePly


def worth(view: View, move: str) -> float:
    """The points: the tile's value with the bonus, or what it costs to lay none."""
    match read(move):
        case Placement(tile, cell):
            spots = (spot for hand_tile in view.hand if hand_tile.tile == tile for spot in hand_tile.places)
            return next(spot.points for spot in spots if spot.place.cell == cell)
    return -DRAW_COST


PLAYER = OnePly(worth)
