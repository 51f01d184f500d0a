"""Tris 1 by the numbers of its rules."""
