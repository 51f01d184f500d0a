"""Where a server lets tables stand, and who may open one there."""

from collections.abc import Iterable

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Status
from bot.sessions.settings.guild_settings import GuildSettings
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.user_install import require_visible_answers


def admit(interaction: Interaction, sessions: Sessions) -> None:
    """Lets pass who may open a table here.

    Refuses `lobby-here` where one waits that can be joined instead, and what `welcome` does.
    """
    waiting = sessions.at(interaction.channel_id or 0)
    if waiting is not None and waiting.status is Status.LOBBY:
        raise Refusal("lobby-here")
    welcome(interaction, sessions.guild_settings.of(interaction.guild_id))


def welcome(interaction: Interaction, settings: GuildSettings) -> None:
    """Lets pass whom the server allows to open tables here.

    Refuses `no-outside-apps` where the bot is a visitor whom others would not see, `channel-not-allowed` (channels) and
    `role-needed` (roles), with what is allowed instead.
    """
    require_visible_answers(interaction)
    if interaction.guild_id is None:
        return
    if not allowed_here(interaction, settings):
        raise Refusal("channel-not-allowed", channels=_mentions("#", settings.channels))
    if not allowed_to(interaction.user, settings):
        raise Refusal("role-needed", roles=_mentions("@&", settings.roles))


def allowed_here(interaction: Interaction, settings: GuildSettings) -> bool:
    """Whether tables may stand in this channel; a thread belongs to its channel."""
    here = {interaction.channel_id}
    if isinstance(interaction.channel, discord.Thread):
        here.add(interaction.channel.parent_id)
    return not settings.channels or not settings.channels.isdisjoint(here)


def allowed_to(user: discord.User | discord.Member, settings: GuildSettings) -> bool:
    """Whether this user may open tables."""
    if not settings.roles:
        return True
    return isinstance(user, discord.Member) and any(role.id in settings.roles for role in user.roles)


def _mentions(sign: str, ids: Iterable[int]) -> str:
    return ", ".join(f"<{sign}{one}>" for one in sorted(ids))
