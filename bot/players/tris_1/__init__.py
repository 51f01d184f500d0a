"""The computer players of Tris 1: all know the best moves, but weaker levels more often just glance at the board."""

from collections.abc import Mapping

from bot.games.tris_1.view import View
from bot.players.base import Level, Player
from bot.players.tris_1.exact import EXACT
from bot.players.tris_1.one_ply import Glancing

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: Glancing(glances=100, overlooks=18, diagonals=38),
    Level.FAIR: Glancing(glances=60, overlooks=10, diagonals=25),
    Level.HARD: Glancing(glances=30, overlooks=8, diagonals=20),
    Level.MASTER: EXACT,
}
