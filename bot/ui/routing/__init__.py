"""From an interaction to the feature that answers it: custom ids to handlers, slash commands to handlers.

In: Discord interactions. Out: calls of the features' handlers, each with the Reply to answer with.
"""
