"""Achievements. In: a finished game. Out: the achievements that each seat has earned in it. Pure.

`ACHIEVEMENTS` lists all of them. An achievement that a single game decides has a rule (`earned_in`); for the others,
which count games or days, `bot.sessions.achievements` asks the store.
"""
