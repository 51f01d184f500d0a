"""The private panels that people see: at most a hand and one other of each person in a channel, each up to date.

In: the private answers to interactions, and the changes of tables. Out: edits and deletions by interaction tokens.
"""
