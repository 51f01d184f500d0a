"""The computer players of Triodomino."""

from collections.abc import Mapping

from bot.games.triodomino.view import View
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.triodomino.one_ply import ONE_PLY
from bot.players.triodomino.search import Search

SEARCHES: Mapping[Level, Player[View]] = {
    Level.EASY: ONE_PLY,
    Level.FAIR: Search(100),
    Level.HARD: Search(500),
    Level.MASTER: Search(5_000),
}

PLAYERS: Mapping[Level, Player[View]] = SEARCHES if available() else dict.fromkeys(Level, ONE_PLY)
