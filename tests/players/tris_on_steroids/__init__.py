"""Tests of the searching players of Tris on Steroids, and of their compiled search against the game's rules."""
