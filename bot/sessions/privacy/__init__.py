"""Exports and deletes people's data when they ask for it, and deletes the data of guilds that have removed the bot.

In: requests of people, guilds that the bot has left. Out: an export as JSON; nothing of them in the store any more.
"""
