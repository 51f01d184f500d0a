"""The computer players of Tripple Domino."""

from dataclasses import replace

from bot.players.base import Level
from bot.players.triangles.overlooking import Overlooking
from bot.players.triangles.search import Search, Telling, levels_without_search
from bot.players.tripple_domino.one_ply import ONE_PLY
from bot.players.tripple_domino.search import ENCODING

WITHOUT_SEARCH = levels_without_search(ONE_PLY, overlooks=15)

TELLING = Telling(slope=0.42, optimism=1.17, doubt=0.008)
"""Fitted to games of master against itself (`bench/arena/calibration.py`, docs/opponents.md)."""

MASTER = Search(ENCODING, 4_000, TELLING, "rate_carefully")

FAIR, HARD = replace(MASTER, rollouts=60), replace(MASTER, rollouts=350)
"""The searches of these levels, which see all places for their tiles."""

PLAYERS = {
    Level.EASY: WITHOUT_SEARCH[Level.EASY],
    Level.FAIR: Overlooking(FAIR, overlooks=17),
    Level.HARD: Overlooking(HARD, overlooks=8),
    Level.MASTER: MASTER,
}
