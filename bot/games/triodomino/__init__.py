"""Triodomino: place all your triangles first; closed hexagons open new formations (RULES 003)."""

from bot.games.triodomino.game import GAME

__all__ = ["GAME"]
