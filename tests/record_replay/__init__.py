"""Tests of the commands that retell and draw games from their records."""
