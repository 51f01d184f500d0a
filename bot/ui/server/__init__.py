"""The server feature: settings of guilds and of users, whether a table can be opened in a channel.

In: `/settings server`, `/settings me` and their components.
Out: changed settings; private panels.
"""
