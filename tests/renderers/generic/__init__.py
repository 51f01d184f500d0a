"""Tests of the picture of games that have no renderer of their own."""
