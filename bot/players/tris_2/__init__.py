"""The computer players of Tris 2."""

from collections.abc import Mapping

from bot.games.tris_2.view import View
from bot.players.base import Level, Player
from bot.players.tris_2.one_ply import ONE_PLY
from bot.players.tris_2.search import REPLY_WORTH, Search
from bot.players.tris_2.sight import Beginner, Sight

EASY = Beginner(Sight(near=8, far=20, diagonal=15))

WITHOUT_SEARCH: Mapping[Level, Player[View]] = {**dict.fromkeys(Level, ONE_PLY), Level.EASY: EASY}

ANY = 36 * REPLY_WORTH
"""A margin that includes all undecided rolls."""

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: EASY,
    Level.FAIR: Search((0, 1, 1, 3), judged=1, positions=20_000, margin=ANY, sight=Sight(near=2, far=6, diagonal=6)),
    Level.HARD: Search((0, 1, 3), judged=1, positions=20_000, margin=REPLY_WORTH // 2),
    Level.MASTER: Search((11,), judged=11, positions=200_000, margin=REPLY_WORTH // 4),
}
"""Fair and hard look two, three or five rolls ahead, at random, and miss the opponent's wins in four rolls or more.
Fair does not judge undecided rolls. Rolls of about the same value are equally likely, so that games differ."""
