"""Triodomino: place all your triangles first; closed hexagons open new formations (RULES 003)."""

from bot.games.duel import DuelForm
from bot.games.triodomino.game import GAME
from bot.games.triodomino.lesson import LESSON
from bot.games.triodomino.rules_page import RULES_PAGE

__all__ = ["DUEL", "GAME", "LESSON", "RULES_PAGE"]

DUEL = DuelForm(options={"rounds": 1})
