"""The computer players of Tripple Domino."""

from collections.abc import Mapping

from bot.games.tripple_domino.view import View
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.tripple_domino.one_ply import ONE_PLY
from bot.players.tripple_domino.search import Search

SEARCHES: Mapping[Level, Player[View]] = {
    Level.EASY: ONE_PLY,
    Level.FAIR: Search(200),
    Level.HARD: Search(1_000),
    Level.MASTER: Search(10_000),
}

PLAYERS: Mapping[Level, Player[View]] = SEARCHES if available() else dict.fromkeys(Level, ONE_PLY)
