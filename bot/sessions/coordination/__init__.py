"""How processes serve the same tables: alone, with everything in memory, or sharing a database with others.

In: the tables, and what Discord tells of shards and guilds. Out: what `port.Coordination` names. Only the composition
of `Sessions` knows which of the two it is.
"""
