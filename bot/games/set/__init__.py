"""SET, the game of visual perception by Marsha J. Falco (RULES 004)."""

from bot.games.set.daily import DAILY
from bot.games.set.game import SetGame
from bot.games.set.lesson import LESSON
from bot.games.set.puzzle import POSITION_PUZZLE
from bot.games.set.rules_page import RULES_PAGE

__all__ = ["DAILY", "GAME", "LESSON", "POSITION_PUZZLE", "RULES_PAGE"]

GAME = SetGame()
