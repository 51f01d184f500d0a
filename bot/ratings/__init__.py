"""Ratings: how they are computed, and the scopes and periods in which people are compared.

In: the ranks of a finished game, and for each player the rating before it and the people they have met. Out: their
ratings after it. Pure.
"""
