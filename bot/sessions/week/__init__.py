"""The week of a server: what happened there in seven days, posted on Sundays where the server wants it.

In: finished games, and where and when a server wants its week. Out: the facts of a week; the posts that are due.
"""
