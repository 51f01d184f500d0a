"""Ratings: how they are computed, and the scopes and periods in which people are compared.

In: the ranks of a finished game, and the ratings of its players before it. Out: their ratings after it. Pure.
"""
