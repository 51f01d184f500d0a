"""The private panels that people see: per person and channel at most a hand and one other, each up to date.

In: the private answers to interactions, and the changes of tables. Out: edits and deletions by interaction tokens.
"""
