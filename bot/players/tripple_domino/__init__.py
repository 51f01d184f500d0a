"""The computer players of Tripple Domino."""

from collections.abc import Mapping

from bot.games.tripple_domino.view import View
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.triangles.beginner import Beginner
from bot.players.tripple_domino.one_ply import ONE_PLY
from bot.players.tripple_domino.search import Search

BEGINNER = Beginner(ONE_PLY)

SEARCHES: Mapping[Level, Player[View]] = {
    Level.EASY: BEGINNER,
    Level.FAIR: Search(80),
    Level.HARD: Search(700),
    Level.MASTER: Search(8_000),
}

PLAYERS: Mapping[Level, Player[View]] = (
    SEARCHES if available() else {**dict.fromkeys(Level, ONE_PLY), Level.EASY: BEGINNER}
)
