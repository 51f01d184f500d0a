"""Tris on Steroids, tested by the numbers of its rules (RULES 000) and against a naive implementation."""
