"""Figures of speed and size, each against a named baseline in the same run."""
