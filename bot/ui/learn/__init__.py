"""The learn feature: a lesson in each game, as a private game of a few moves.

In: `/learn` and the buttons of its panels. Out: private panels. A lesson has no stored state: its position follows from
the pressed custom id, so it survives a restart and needs no table.
"""
