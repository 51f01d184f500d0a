"""The store in a SQLite file, which one process uses at a time.

In: the path of the file, and changes. Out: records, once they are durable. Backups of the file are in `backup`.
"""
