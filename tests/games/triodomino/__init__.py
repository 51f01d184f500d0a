"""Triodomino, rule by rule (RULES 003), and against a slow second implementation."""
