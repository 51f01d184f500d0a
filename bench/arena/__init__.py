"""Matches between computer players: in pairs of games with seats swapped and the same luck, with 95 % intervals.

In: a game with options, two contestants, a number of games and a seed. Out: a `Score`.
"""
