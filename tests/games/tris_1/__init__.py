"""Tris 1, tested by the numbers of its rules (RULES 001.17)."""
