"""Triodomino, tested by the numbers of its rules (RULES 003) and against a naive implementation."""
