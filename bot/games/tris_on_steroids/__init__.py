"""Tris on Steroids, a card game by Riccardo Foches, 2010 (RULES 000)."""

from bot.games.duel import DuelForm
from bot.games.tris_on_steroids.game import TrisOnSteroids
from bot.games.tris_on_steroids.lesson import LESSON
from bot.games.tris_on_steroids.rules_page import RULES_PAGE

__all__ = ["DUEL", "GAME", "LESSON", "RULES_PAGE"]

GAME = TrisOnSteroids()
DUEL = DuelForm(options={"turn_limit": 60})
