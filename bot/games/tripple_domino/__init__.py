"""Tripple Domino: triangles edge to edge, with bonuses for bridges, double connections and hexagons (RULES 002)."""

from bot.games.tripple_domino.daily import DAILY
from bot.games.tripple_domino.game import GAME
from bot.games.tripple_domino.lesson import LESSON
from bot.games.tripple_domino.puzzle import POSITION_PUZZLE
from bot.games.tripple_domino.rules_page import RULES_PAGE

__all__ = ["DAILY", "GAME", "LESSON", "POSITION_PUZZLE", "RULES_PAGE"]
