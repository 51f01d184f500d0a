"""Interactions as Discord sends them, with no Discord to answer to."""

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
"""The settings of users none of whom has changed any."""


async def no_session(_session_id: str) -> None:
    """Finds no session: panels follow no table."""


def _now() -> int:
    return discord.utils.time_snowflake(discord.utils.utcnow())


def replies_of(panels: OpenPanels, settings: UserSettingsCache = NO_SETTINGS) -> Replies:
    """Returns what answers share, where there are no other processes and nothing was measured."""

    async def refresh(_interaction: Interaction) -> None: ...

    return Replies(panels, settings, refresh, Uplink())


@dataclass
class FakeClient:
    """A client that is connected to nothing."""

    replies: Replies = field(default_factory=lambda: replies_of(OpenPanels(no_session, Notices())))


@dataclass
class FakeInteraction:
    """A command in a channel. member: whether the server has the bot. expired: whether its token is over."""

    member: bool = False
    expired: bool = False
    guild_id: int | None = 7
    context: discord.app_commands.AppCommandContext = field(default_factory=discord.app_commands.AppCommandContext)
    permissions: discord.Permissions = field(default_factory=discord.Permissions.all)
    channel_id: int = CHANNEL
    message: discord.Message | None = None
    id: int = field(default_factory=_now)
    client: FakeClient = field(default_factory=FakeClient)

    def is_guild_integration(self) -> bool:
        return self.member


def interaction(fake: FakeInteraction | None = None) -> Interaction:
    """Returns the fake as what it stands for."""
    return cast(Interaction, fake or FakeInteraction())
