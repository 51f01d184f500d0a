"""Durable storage of sessions, moves, results and settings, in SQL.

In: `Change` records. Out: records, once they are durable. It knows drivers and plain records, nothing else of the bot.
"""
