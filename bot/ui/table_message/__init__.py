"""The one public message of each table, kept up to date: its layout, edits, reposts, pings, waiting list.

In: sessions that changed, and replies to presses on the message. Out: messages in Discord channels.
"""
