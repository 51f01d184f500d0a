"""The computer players of Tripple Domino."""

from bot.players.base import Level
from bot.players.triangles.overlooking import Overlooking
from bot.players.triangles.search import Search, levels, levels_without_search
from bot.players.tripple_domino.one_ply import ONE_PLY
from bot.players.tripple_domino.search import ENCODING

WITHOUT_SEARCH = levels_without_search(ONE_PLY, overlooks=35)

GREEDY_SLOPE = 0.55
"""By which results follow greedy rollouts."""

SLOPE, OPTIMISM = 0.36, 1.18
"""By which they follow careful ones, fitted to games of master against itself (`bench/arena/calibration.py`,
docs/opponents.md)."""

SEARCHING = {
    **levels(WITHOUT_SEARCH, ENCODING, {Level.FAIR: 40, Level.HARD: 120}, GREEDY_SLOPE),
    Level.MASTER: Search(ENCODING, 4_000, SLOPE, OPTIMISM, "rate_carefully"),
}

PLAYERS = {**SEARCHING, Level.FAIR: Overlooking(SEARCHING[Level.FAIR], overlooks=25)}
