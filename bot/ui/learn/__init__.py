"""The learn feature: a lesson in each game, as a private game of a few moves.

In: `/learn` and the buttons of its panels. Out: private panels. A lesson keeps nothing: its position follows from the
custom id that was pressed, so that it survives a restart and needs no table.
"""
