"""SET, the game of visual perception by Marsha J. Falco (RULES 004)."""

from bot.games.set.game import SetGame

GAME = SetGame()
