"""Tests that the compiled search of Tripple Domino plays by the rules of the game."""
