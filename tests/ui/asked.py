"""Interactions as Discord tells of them, without a Discord to answer to."""

from dataclasses import dataclass, field
from typing import cast

import discord

from bot.ui.reply.interaction import Interaction

CHANNEL = 70


def _now() -> int:
    return discord.utils.time_snowflake(discord.utils.utcnow())


@dataclass
class Asked:
    """Somebody asks. member: whether the server has the bot. over: it was a quarter of an hour ago."""

    member: bool = False
    over: bool = False
    guild_id: int | None = 7
    context: discord.app_commands.AppCommandContext = field(default_factory=discord.app_commands.AppCommandContext)
    permissions: discord.Permissions = field(default_factory=discord.Permissions.all)
    channel_id: int = CHANNEL
    id: int = field(default_factory=_now)

    def is_guild_integration(self) -> bool:
        return self.member

    def is_expired(self) -> bool:
        return self.over


def interaction(asked: Asked | None = None) -> Interaction:
    return cast(Interaction, asked or Asked())
