"""Triodomino: get rid of the triangles, open new formations with hexagons (RULES 003)."""

from bot.games.triodomino.game import GAME

__all__ = ["GAME"]
