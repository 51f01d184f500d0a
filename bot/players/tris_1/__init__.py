"""The computer players of Tris 1: all know the best moves, and the weaker a level, the more often it does not look."""

from collections.abc import Mapping

from bot.games.tris_1.view import View
from bot.players.base import Level, Player
from bot.players.careless import Careless
from bot.players.tris_1.exact import EXACT
from bot.players.tris_1.one_ply import ONE_PLY

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: Careless(ONE_PLY, percent=40),
    Level.FAIR: Careless(EXACT, percent=20),
    Level.HARD: Careless(EXACT, percent=5),
    Level.MASTER: EXACT,
}
