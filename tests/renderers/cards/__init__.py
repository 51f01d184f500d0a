"""Tests of the leaderboard, profiles and results."""
