"""Tris 1: tic-tac-toe, played on the dice of Tris 2 with all bars on top (RULES 001.17).

The rules are the last section of the Tris 2 leaflet. Where it says "traditional rules", tradition decides: the first
player writes X, the second O, marks stay, three in a line win, and nine marks without a line are a draw [D10]. Who is
the first is an option [D11].
"""

from bot.games.duel import DuelForm
from bot.games.tris_1.game import Tris1
from bot.games.tris_1.lesson import LESSON
from bot.games.tris_1.rules_page import RULES_PAGE

__all__ = ["DUEL", "GAME", "LESSON", "RULES_PAGE"]

GAME = Tris1()
DUEL = DuelForm(options={"first": "lot"})
