"""Duels: several people play the same deal, each at a table of their own, within a day; whoever does best has won.

In: challenges, moves, and time. Out: games that each player sees only after finishing their own, and, when all have
played or the day is over, ordinary ended sessions: one for each table, and one for the result, which is rated. A live
duel is not kept in memory, and nothing that shows tables can show it.
"""
