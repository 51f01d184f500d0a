"""Tris 1, tic-tac-toe played on the dice of Tris 2 (RULES 001.17)."""
