"""The computer players of Tris On Steroids."""

from collections.abc import Mapping

from bot.games.tris_on_steroids.view import View
from bot.players.base import Level, Player
from bot.players.tris_on_steroids.one_ply import ONE_PLY, Inattentive
from bot.players.tris_on_steroids.search import Search

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {
    Level.EASY: Inattentive(own=(68, 93), others=(100, 100), forgets=100),
    Level.FAIR: Inattentive(own=(22, 48), others=(90, 95), forgets=60),
    Level.HARD: ONE_PLY,
    Level.MASTER: ONE_PLY,
}

PLAYERS: Mapping[Level, Player[View]] = {
    **WITHOUT_SEARCH,
    Level.HARD: Search(games=40, infers=False),
    Level.MASTER: Search(games=4000),
}
