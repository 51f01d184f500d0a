"""The computer players of Tris On Steroids."""

from collections.abc import Mapping

from bot.games.tris_on_steroids.view import View
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.tris_on_steroids.careless import Careless
from bot.players.tris_on_steroids.one_ply import GREEDY, ONE_PLY
from bot.players.tris_on_steroids.search import Search

EASY = Careless(GREEDY, percent=40)

SEARCHES: Mapping[Level, Player[View]] = {
    Level.EASY: EASY,
    Level.FAIR: Search(games=60, infers=False),
    Level.HARD: Search(games=1000),
    Level.MASTER: Search(games=20_000),
}

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {**dict.fromkeys(Level, ONE_PLY), Level.EASY: EASY}

PLAYERS: Mapping[Level, Player[View]] = SEARCHES if available() else WITHOUT_SEARCH
