"""The computer players of Tris On Steroids."""

from collections.abc import Mapping

from bot.games.tris_on_steroids.view import View
from bot.players.base import Level, Player
from bot.players.careless import Careless
from bot.players.tris_on_steroids.one_ply import GREEDY, ONE_PLY
from bot.players.tris_on_steroids.search import Search

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {
    Level.EASY: Careless(GREEDY, percent=40),
    Level.FAIR: Careless(ONE_PLY, percent=15),
    Level.HARD: ONE_PLY,
    Level.MASTER: ONE_PLY,
}

PLAYERS: Mapping[Level, Player[View]] = {
    **WITHOUT_SEARCH,
    Level.HARD: Search(games=60, infers=False),
    Level.MASTER: Search(games=4000),
}
