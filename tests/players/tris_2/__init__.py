"""Tests of the searching players of Tris 2, and of their compiled search against the game's rules."""
