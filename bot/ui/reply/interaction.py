"""The interactions of this bot's client."""

from typing import TypeAlias

import discord

from bot.ui.gateway.guild_events import GuildCache
from bot.ui.gateway.outbox import Outbox
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.reply.replies import Replies


class ReplyingClient(discord.Client):
    """A client with the state that all its answers share, such as `interaction.client.replies`.

    Attributes:
        limiter: makes all requests with the bot's token wait for their turn.
        outbox: requests that are better sent late than never.
        guild_cache: the known guilds.
        has_gateway: whether a gateway reports guilds and channels; otherwise only interactions and refused requests
            tell of them.
    """

    replies: Replies
    limiter: RequestLimiter
    outbox: Outbox
    guild_cache: GuildCache
    has_gateway: bool


Interaction: TypeAlias = discord.Interaction[ReplyingClient]
