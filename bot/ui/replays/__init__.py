"""The replays feature: replays, analyses and verification of finished games.

In: slash commands and presses about finished games. Out: pictures, texts, and game records.
"""
