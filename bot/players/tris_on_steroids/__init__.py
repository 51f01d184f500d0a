"""The computer players of Tris On Steroids."""

from collections.abc import Mapping

from bot.games.tris_on_steroids.view import View
from bot.players.base import Level, Player
from bot.players.tris_on_steroids.inattentive import Inattentive
from bot.players.tris_on_steroids.one_ply import ONE_PLY
from bot.players.tris_on_steroids.search import Search

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {
    Level.EASY: Inattentive(own=(60, 90), others=(100, 100), forgets=100),
    Level.FAIR: Inattentive(own=(15, 35), others=(80, 90), forgets=50),
    Level.HARD: ONE_PLY,
    Level.MASTER: ONE_PLY,
}

PLAYERS: Mapping[Level, Player[View]] = {
    **WITHOUT_SEARCH,
    Level.HARD: Search(games=45, infers=False),
    Level.MASTER: Search(games=4000),
}
