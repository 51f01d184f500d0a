"""Whole games as text, one file each, and the tests that they replay the same way."""
