"""The computer players of Nim: they leave a multiple of four matches, the weaker players less often."""

from collections.abc import Mapping

from bot.players.base import Level, Player
from bot.players.careless import Careless
from bot.players.one_ply import OnePly
from tests.new_game.template.nim import MOVES, View


def value_of(view: View, move: str) -> float:
    """Returns 1 for a move after which the next player, with two players, cannot win against good play; else 0."""
    return float((view.matches - MOVES[move]) % 4 == 0)


ONE_PLY = OnePly(value_of)

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: Careless(ONE_PLY, percent=60),
    Level.FAIR: Careless(ONE_PLY, percent=30),
    Level.HARD: Careless(ONE_PLY, percent=10),
    Level.MASTER: ONE_PLY,
}
