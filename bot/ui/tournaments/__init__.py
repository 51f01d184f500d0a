"""The tournaments feature: servers hold tournaments, each with a public message that goes along with it.

In: the slash command, presses, and what happens at tournaments. Out: the public message, and private panels.
"""
