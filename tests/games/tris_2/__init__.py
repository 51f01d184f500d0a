"""Tris 2, tested by the numbers of its rules (RULES 001)."""
