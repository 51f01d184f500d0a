"""What sending, editing or deleting a message may raise."""

import aiohttp
import discord

NOT_SENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What sending or editing a message may raise when Discord refuses it or can't be reached."""

UNKNOWN_MESSAGE = 10008
"""Discord's error code: the message was deleted. A user who has pressed a component of it still waits for an answer."""
