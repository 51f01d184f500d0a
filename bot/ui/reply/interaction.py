"""The interactions of this bot's client."""

from typing import TypeAlias

import discord

from bot.ui.gateway.guild_events import GuildCache
from bot.ui.gateway.outbox import Outbox
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.reply.replies import Replies


class ReplyingClient(discord.Client):
    """A client with what all its answers share: an interaction reaches it as `interaction.client.replies`.

    Attributes:
        limiter: where all requests with the bot's token wait for their turn.
        outbox: what is sent late rather than never.
        guild_cache: what is known of the guilds.
        has_gateway: whether a gateway tells of guilds and channels; else only interactions do, and refused
            requests.
    """

    replies: Replies
    limiter: RequestLimiter
    outbox: Outbox
    guild_cache: GuildCache
    has_gateway: bool


Interaction: TypeAlias = discord.Interaction[ReplyingClient]
