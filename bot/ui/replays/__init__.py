"""The replays feature: finished games watched again, analysed, and verified.

In: slash commands and button presses about finished games. Out: pictures, texts, and records of games.
"""
