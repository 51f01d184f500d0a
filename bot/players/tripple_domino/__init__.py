"""The computer players of Tripple Domino."""

from bot.players.base import Level
from bot.players.triangles.overlooking import Overlooking
from bot.players.triangles.search import levels, levels_without_search
from bot.players.tripple_domino.one_ply import ONE_PLY
from bot.players.tripple_domino.search import ENCODING

WITHOUT_SEARCH = levels_without_search(ONE_PLY, overlooks=35)

SLOPE = 0.55
"""Fitted to games of master against itself (`bench/arena/calibration.py`, docs/opponents.md)."""

SEARCHING = levels(WITHOUT_SEARCH, ENCODING, {Level.FAIR: 40, Level.HARD: 120, Level.MASTER: 8_000}, SLOPE)

PLAYERS = {**SEARCHING, Level.FAIR: Overlooking(SEARCHING[Level.FAIR], overlooks=25)}
