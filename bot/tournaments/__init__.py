"""Tournaments: who plays whom, and the standings. Pure: no clock, no randomness of its own, no I/O.

In: a frozen tournament, what happened (somebody joins, a game ends, a deadline passes), and luck if needed. Out: the
changed tournament, with new pairings, and standings.
"""
