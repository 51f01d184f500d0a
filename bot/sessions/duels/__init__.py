"""Duels: several people play the same deal, each at a table of their own, within a day; whoever does best has won.

In: who challenges whom, moves, and time. Out: games that only their players see until they have played theirs, and when
all have played or the day is over, ordinary ended sessions: one for each table, and one for the result, which is rated.
While a duel is on, nothing of it is kept in memory, and nothing that shows tables can show it.
"""
