"""Backups: copies of the database, taken while it is in use, and put back.

In: the path of a database and a folder. Out: files that only their owner can read, each a whole database.
"""
