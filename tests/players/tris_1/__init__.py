"""Tests of the levels of Tris 1 in the whole game tree."""
