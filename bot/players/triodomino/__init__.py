"""The computer players of Triodomino."""

from bot.players.base import Level
from bot.players.triangles.overlooking import Overlooking
from bot.players.triangles.search import levels, levels_without_search
from bot.players.triodomino.one_ply import ONE_PLY
from bot.players.triodomino.search import ENCODING

WITHOUT_SEARCH = levels_without_search(ONE_PLY, overlooks=65)

SEARCHING = levels(WITHOUT_SEARCH, ENCODING, {Level.FAIR: 25, Level.HARD: 220, Level.MASTER: 6_000})

PLAYERS = {**SEARCHING, Level.FAIR: Overlooking(SEARCHING[Level.FAIR], overlooks=10)}
