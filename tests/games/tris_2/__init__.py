"""Tris 2 by the numbers of its rules."""
