"""Tripple Domino, rule by rule (RULES 002), and against a slow second implementation."""
