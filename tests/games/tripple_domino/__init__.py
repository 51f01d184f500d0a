"""Tripple Domino, tested by the numbers of its rules (RULES 002) and against a naive implementation."""
