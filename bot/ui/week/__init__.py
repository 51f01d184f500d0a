"""The week feature: on Sundays, what happened on a server in seven days, where it wants that.

In: weeks that are due. Out: one post each, silent, with one picture at most.
"""
