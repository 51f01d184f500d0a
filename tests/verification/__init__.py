"""Tests of the records of games and of their verification."""
