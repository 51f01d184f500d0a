"""The pictures of Tripple Domino and Triodomino: formations of triangular tiles, the players, a player's own hand.

In come the two games' views; out come scenes.
"""
