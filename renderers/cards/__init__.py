"""Pictures that show no position: a leaderboard, a player's profile, the result of a game.

In: records whose texts are in the reader's language. Out: scenes.
"""
