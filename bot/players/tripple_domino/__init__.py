"""The computer players of Tripple Domino."""

from collections.abc import Mapping

from bot.games.tripple_domino.view import View
from bot.players.base import Level, Player
from bot.players.triangles.beginner import Beginner
from bot.players.tripple_domino.one_ply import ONE_PLY
from bot.players.tripple_domino.search import Search

BEGINNER = Beginner(ONE_PLY)

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {**dict.fromkeys(Level, ONE_PLY), Level.EASY: BEGINNER}

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: BEGINNER,
    Level.FAIR: Search(80),
    Level.HARD: Search(700),
    Level.MASTER: Search(8_000),
}
