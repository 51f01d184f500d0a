"""Ratings: how they are computed, and the scopes and periods in which people are compared.

In: the ranks of a finished game, and for each of its players the rating before it and whom they have met. Out: their
ratings after it. Pure.
"""
