"""The computer players of Tris 2."""

from collections.abc import Mapping

from bot.games.tris_2.view import View
from bot.players.base import Level, Player
from bot.players.careless import Careless
from bot.players.tris_2.one_ply import ONE_PLY
from bot.players.tris_2.search import REPLY_WORTH, Search

EASY = Careless(ONE_PLY, percent=25)

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {**dict.fromkeys(Level, ONE_PLY), Level.EASY: EASY}

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: EASY,
    Level.FAIR: Search(depth=5, judged=1, positions=50_000, margin=36 * REPLY_WORTH),
    Level.HARD: Search(depth=5, judged=3, positions=50_000, margin=0),
    Level.MASTER: Search(depth=11, judged=11, positions=200_000, margin=0),
}
"""Fair and hard see wins of up to seven rolls. Fair lets the other win where it takes three rolls or more, and does not
judge what is undecided; hard lets him win where it takes five or more."""
