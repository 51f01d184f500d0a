"""Tripple Domino: triangles edge to edge, with bonuses for bridges, double connections and hexagons (RULES 002)."""

from bot.games.tripple_domino.game import GAME

__all__ = ["GAME"]
