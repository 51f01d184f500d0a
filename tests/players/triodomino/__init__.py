"""Tests that the compiled search of Triodomino plays by the rules of the game."""
