"""What people may ask of their data: an export, and a deletion that is done later. And guilds that removed the bot.

In: requests of people, guilds that the bot has left. Out: an export as JSON; nothing of them in the store any more.
"""
