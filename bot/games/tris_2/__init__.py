"""Tris 2 by Paolo Casarini: nine rolling dice, three equal tops in a line win (RULES 001).

The rules are version 1.0 of the leaflet, also on the author's page (https://paolocasarini.it/pages/tris-2-come-si-gioca).
Where it lets the players choose the first one "in any way you like", there is an option here, and the mid-side rule can
be applied to the advanced setup too [D8]; every other decision is as RULES 001 states it.
"""

from bot.games.duel import DuelForm
from bot.games.tris_2.game import Tris2
from bot.games.tris_2.lesson import LESSON
from bot.games.tris_2.puzzle import POSITION_PUZZLE
from bot.games.tris_2.rules_page import RULES_PAGE

__all__ = ["DUEL", "GAME", "LESSON", "POSITION_PUZZLE", "RULES_PAGE"]

GAME = Tris2()
DUEL = DuelForm()
