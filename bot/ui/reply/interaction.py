"""The interactions of this bot's client."""

from typing import TypeAlias

import discord

from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.reply.replies import Replies


class ReplyingClient(discord.Client):
    """A client with what all its answers share: an interaction reaches it as `interaction.client.replies`.

    limiter: where all requests with the bot's token wait for their turn.
    """

    replies: Replies
    limiter: RequestLimiter


Interaction: TypeAlias = discord.Interaction[ReplyingClient]
