"""The pictures of Tripple Domino and Triodomino: formations of triangular tiles, the players, a player's own hand.

In: the two games' views. Out: scenes.
"""
