"""Tournaments: who plays whom, and how the players stand. Pure: no clock, no chance of its own, no I/O.

In: a frozen tournament, what happened (somebody joins, a game ends, a deadline passes), and luck where it is needed.
Out: the tournament after it, with new pairings; and standings.
"""
