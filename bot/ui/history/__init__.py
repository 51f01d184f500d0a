"""The history feature: lists of finished games, each of which opens its result, replay, analysis and record.

In: the command `/history`, the buttons and selects of its lists. Out: pages of games, and the panel of one.
"""
