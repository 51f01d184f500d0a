"""The week feature: a post on Sundays about the last seven days on a server, if the server wants it.

In: due weeks. Out: one silent post each, with at most one picture.
"""
