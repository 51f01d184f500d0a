"""The computer players of Triodomino."""

from dataclasses import replace

from bot.players.base import Level
from bot.players.triangles.overlooking import Overlooking
from bot.players.triangles.search import Search, Telling, levels_without_search
from bot.players.triodomino.one_ply import ONE_PLY
from bot.players.triodomino.search import ENCODING

WITHOUT_SEARCH = levels_without_search(ONE_PLY, overlooks=35)

TELLING = Telling(optimism=1.09)
"""Fitted to games of master against itself (docs/opponents.md)."""

MASTER = Search(ENCODING, 6_000, TELLING)

FAIR, HARD = replace(MASTER, rollouts=50), replace(MASTER, rollouts=160)
"""The searches of these levels, which see all places for their tiles."""

PLAYERS = {
    Level.EASY: WITHOUT_SEARCH[Level.EASY],
    Level.FAIR: Overlooking(FAIR, overlooks=5),
    Level.HARD: Overlooking(HARD, overlooks=1),
    Level.MASTER: MASTER,
}
