"""Tris on Steroids, a card game by Riccardo Foches, 2010 (RULES 000)."""

from bot.games.tris_on_steroids.game import TrisOnSteroids

GAME = TrisOnSteroids()
