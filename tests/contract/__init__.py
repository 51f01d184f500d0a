"""What every game promises, tested on all games with all their options and numbers of players.

What these tests need to know of one game stands in `tests/games/<key>/facts.py`; a game without it has the defaults.
"""
