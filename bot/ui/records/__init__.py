"""The records feature: replays, result cards, leaderboard, profiles.

In: slash commands and button presses about finished games. Out: pictures and texts.
"""
