"""The computer players of Triodomino."""

from collections.abc import Mapping

from bot.games.triodomino.view import View
from bot.players.base import Level, Player
from bot.players.triangles.beginner import Beginner
from bot.players.triodomino.one_ply import ONE_PLY
from bot.players.triodomino.search import Search

BEGINNER = Beginner(ONE_PLY)

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {**dict.fromkeys(Level, ONE_PLY), Level.EASY: BEGINNER}

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: BEGINNER,
    Level.FAIR: Search(25),
    Level.HARD: Search(220),
    Level.MASTER: Search(6_000),
}
