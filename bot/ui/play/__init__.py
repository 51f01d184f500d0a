"""The play feature: moves, hands, the private More menu, and what spectators may do.

In: slash commands and button presses of a game in play. Out: moves of sessions; private panels.
"""
