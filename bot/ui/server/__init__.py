"""The server feature: settings of guilds and of users.

In: `/settings server`, `/settings me` and their components.
Out: changed settings; private panels.
"""
