"""The interactions of this bot's client."""

from typing import TypeAlias

import discord

from bot.ui.reply.replies import Replies


class ReplyingClient(discord.Client):
    """A client with what all its answers share: an interaction reaches it as `interaction.client.replies`."""

    replies: Replies


Interaction: TypeAlias = discord.Interaction[ReplyingClient]
