"""Fake interactions that need no Discord."""

from dataclasses import dataclass, field
from typing import cast

import discord

from bot.sessions.notices import Notices
from bot.sessions.settings.settings_cache import SettingsCache
from bot.sessions.settings.user_settings import USERS, UserSettingsCache
from bot.store.interface import Store
from bot.ui.gateway.uplink import Uplink
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.replies import Replies

CHANNEL = 70

NO_SETTINGS = SettingsCache(cast(Store, None), USERS)
"""User settings without any changes."""


async def no_session(_session_id: str) -> None:
    """Finds no session, so that panels follow no table."""


def _now() -> int:
    return discord.utils.time_snowflake(discord.utils.utcnow())


def replies_of(panels: OpenPanels, settings: UserSettingsCache = NO_SETTINGS) -> Replies:
    """Returns the shared parts of answers, without other processes or measurements."""

    async def refresh(_interaction: Interaction) -> None: ...

    return Replies(panels, settings, refresh, Uplink())


@dataclass
class FakeClient:
    """A client without a connection."""

    replies: Replies = field(default_factory=lambda: replies_of(OpenPanels(no_session, Notices())))


@dataclass
class FakeInteraction:
    """A command in a channel. member: whether the bot is in the server. expired: whether its token has expired."""

    member: bool = False
    expired: bool = False
    guild_id: int | None = 7
    context: discord.app_commands.AppCommandContext = field(default_factory=discord.app_commands.AppCommandContext)
    permissions: discord.Permissions = field(default_factory=discord.Permissions.all)
    channel_id: int = CHANNEL
    message: discord.Message | None = None
    type: discord.InteractionType = discord.InteractionType.application_command
    id: int = field(default_factory=_now)
    client: FakeClient = field(default_factory=FakeClient)

    def is_guild_integration(self) -> bool:
        return self.member


def interaction(fake: FakeInteraction | None = None) -> Interaction:
    """Returns the fake typed as a real interaction."""
    return cast(Interaction, fake or FakeInteraction())
