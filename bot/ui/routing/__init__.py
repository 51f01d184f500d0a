"""From an interaction to the feature that answers it: the router of presses, contexts, slash command builders.

In: Discord interactions. Out: calls of the features' handlers.
"""
