"""The computer players of Tris On Steroids."""

from collections.abc import Mapping

from bot.games.tris_on_steroids.view import View
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.tris_on_steroids.one_ply import ONE_PLY
from bot.players.tris_on_steroids.search import Search

SEARCHES: Mapping[Level, Player[View]] = {
    Level.EASY: ONE_PLY,
    Level.FAIR: ONE_PLY,
    Level.HARD: Search(200, infers=False),
    Level.MASTER: Search(5000),
}

PLAYERS: Mapping[Level, Player[View]] = SEARCHES if available() else dict.fromkeys(Level, ONE_PLY)
