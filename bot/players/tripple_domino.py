"""Tripple Domino one move ahead: the placing that scores most; to draw or pass costs points."""

from bot.games.tripple_domino.notation import Placing, read
from bot.games.tripple_domino.scoring import DRAW_COST
from bot.games.tripple_domino.view import View
from bot.players.base import OnePly


def worth(view: View, move: str) -> float:
    """The points: the tile's value with the bonus, or what it costs to lay none."""
    match read(move):
        case Placing(tile, cell):
            spots = (spot for held in view.hand if held.tile == tile for spot in held.spots)
            return next(spot.points for spot in spots if spot.place.cell == cell)
    return -DRAW_COST


PLAYER = OnePly(worth)
