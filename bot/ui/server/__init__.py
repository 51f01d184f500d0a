"""The server feature: guild settings, a user's theme, whether a table can be opened in a channel.

In: `/settings`, `/theme`, `/canplay` and their components. Out: changed settings; private panels.
"""
