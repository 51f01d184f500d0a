"""How processes serve the same tables: alone, with everything in memory, or sharing a database with others.

In: the tables, and Discord's events about shards and guilds. Out: a `port.Coordination`. Only the composition of
`Sessions` knows which of the two it is.
"""
