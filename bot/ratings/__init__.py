"""Ratings and careers, computed from the results of one server.

In: the results of finished games, the oldest first. Out: each user's rating, rank, streak and history. Pure.
"""
