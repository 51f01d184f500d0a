"""Whole games as text, one per file, and tests that they replay in the same way."""
