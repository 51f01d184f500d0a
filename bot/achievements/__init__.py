"""Achievements: a finished game in, what each seat has earned in it out. Pure.

`ACHIEVEMENTS` is the list of all. An achievement that a single game decides has a rule (`earned_in`); the others count
games or days, and `bot.sessions.achievements` asks the store for them.
"""
