"""The result of an ended game: its card, its statistics, the rating changes, and the game at each ply.

In: ended sessions. Out: the contents of cards, with their alt texts.
"""
