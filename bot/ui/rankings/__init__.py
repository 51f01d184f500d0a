"""The rankings feature: leaderboards, profiles and achievements.

In: slash commands and presses about people's results. Out: pictures and texts.
"""
