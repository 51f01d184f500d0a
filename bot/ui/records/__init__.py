"""The records feature: replays, result cards, leaderboards, profiles.

In: slash commands and button presses about finished games. Out: pictures and texts.
"""
