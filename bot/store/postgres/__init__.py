"""The store in a PostgreSQL database, which any number of processes use at the same time.

In: the URL of the database, changes, and what processes tell each other. Out: records, once they are durable; what is
due, to one process at a time; and notices of what the others have changed. It needs the extra `postgres`.
"""
