"""The computer players of Triodomino."""

from dataclasses import replace

from bot.players.base import Level
from bot.players.triangles.overlooking import Overlooking
from bot.players.triangles.search import Search, levels_without_search
from bot.players.triodomino.one_ply import ONE_PLY
from bot.players.triodomino.search import ENCODING

WITHOUT_SEARCH = levels_without_search(ONE_PLY, overlooks=35)

MASTER = Search(ENCODING, 6_000)

SEARCHING = {
    **WITHOUT_SEARCH,
    Level.FAIR: replace(MASTER, rollouts=50),
    Level.HARD: replace(MASTER, rollouts=160),
    Level.MASTER: MASTER,
}

PLAYERS = {
    **SEARCHING,
    Level.FAIR: Overlooking(SEARCHING[Level.FAIR], overlooks=5),
    Level.HARD: Overlooking(SEARCHING[Level.HARD], overlooks=1),
}
