"""Preferences of guilds and of users: cached in memory, written through to the store."""
