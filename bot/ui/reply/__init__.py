"""One answer to one interaction: in time, exactly once, in the right language, with errors explained.

In: an interaction. Out: its response, and the rules for who may do what where.
"""
