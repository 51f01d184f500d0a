"""Pictures that show no position: a leaderboard, a player's profile, the result of a game.

In come records whose texts are in the reader's language; out come scenes.
"""
