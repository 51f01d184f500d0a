"""The computer players of Tris 2."""

from collections.abc import Mapping

from bot.games.tris_2.view import View
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.tris_2.one_ply import ONE_PLY
from bot.players.tris_2.search import Search

SEARCHES: Mapping[Level, Player[View]] = {
    Level.EASY: ONE_PLY,
    Level.FAIR: Search(depth=5, positions=60_000, margin=100),
    Level.HARD: Search(depth=7, positions=150_000, margin=1),
    Level.MASTER: Search(depth=11, positions=300_000, margin=0),
}

PLAYERS: Mapping[Level, Player[View]] = SEARCHES if available() else dict.fromkeys(Level, ONE_PLY)
