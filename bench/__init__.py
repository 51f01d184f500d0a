"""Measures speed and size: each figure has a goal and, if possible, a baseline of the same run."""
