"""Practice: moves of one's own finished games that lost much, asked again after some days.

In: a finished game with its analysis, and answers. Out: positions as their player saw them, and whether an answer is
right by the search. What is kept is the place in the game, how often it was solved, and when it is due.
"""
