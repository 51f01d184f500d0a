"""SET, the game of seeing by Marsha J. Falco (RULES 004)."""

from bot.games.set.game import SetGame

GAME = SetGame()
