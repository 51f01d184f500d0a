"""The promises of every game, tested on all games with all their options and numbers of players.

`tests/games/<key>/facts.py` holds the facts about one game that these tests need; a game without it has the defaults.
"""
