"""Exports and deletes people's data when they ask for it, and deletes the data of guilds that have removed the bot.

In: people's requests, and guilds that the bot has left. Out: an export as JSON, and a store without their data.
"""
