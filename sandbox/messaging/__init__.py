"""Actions on messages and threads, the same for the bot's REST calls, its interaction responses and the people.

In come a checked draft and who acts; out go changed channels of the world, and an event to all who listen.
"""
