"""Practice: moves of one's own finished games that lost much, asked again after some days.

In: a finished game with its analysis, and answers. Out: positions as their player saw them, and whether the search
finds an answer right. Stored are the ply in the game, how often it was solved, and when it is due.
"""
