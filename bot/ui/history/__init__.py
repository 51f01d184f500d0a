"""The history feature: a person's games in play, and lists of finished games.

Each finished game opens its result, replay, analysis and record. In: the command `/games`, the buttons and selects of
its lists. Out: the panel of a person's games, pages of finished games, and the panel of one.
"""
