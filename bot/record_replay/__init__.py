"""Games watched on the command line, without a database and without Discord.

In: the file of a game's record. Out: the game move by move in words, pictures of it, or why the game record is refused.
"""
