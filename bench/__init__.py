"""Measures speed and size, each figure against a goal and where possible against a baseline of the same run."""
