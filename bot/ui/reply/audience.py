"""The user of an interaction: what Discord permits them, the data that answers need, and their language and theme."""

import discord

from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.texts import Texts, texts_for
from bot.ui.gateway.raw_interactions import UserInput
from bot.ui.reply.bot_permissions import by_user_install
from bot.ui.reply.interaction import Interaction
from bot.ui.text.names import sanitized_name
from bot.ui.views.custom_id import Press


def person(interaction: Interaction) -> Person:
    """Returns the user of an interaction."""
    return person_of(interaction.user)


def person_of(user: discord.User | discord.Member) -> Person:
    """Returns a user with a sanitized name."""
    return Person(user.id, sanitized_name(user.display_name, str(user.id)), user.name)


def place(interaction: Interaction) -> Place:
    """Returns where an interaction comes from."""
    return Place(
        interaction.guild_id,
        interaction.channel_id or 0,
        by_user_install(interaction),
        parent_of(interaction),
        public_locale(interaction),
    )


def parent_of(interaction: Interaction) -> int | None:
    """Returns the parent channel of the thread that an interaction comes from; None outside of threads."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def guild_of(interaction: Interaction) -> int | None:
    """Returns the guild of an interaction where the bot is a member; None elsewhere."""
    return None if by_user_install(interaction) else interaction.guild_id


def is_moderator(interaction: Interaction) -> bool:
    """Returns whether the user may end any table here, by Discord's permissions."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages


def moderated_guild(interaction: Interaction) -> int | None:
    """Returns the guild of an interaction if its user is a moderator there, else None."""
    return interaction.guild_id if is_moderator(interaction) else None


def own_texts(interaction: Interaction) -> Texts:
    """Returns the texts for what only the user sees: in their chosen language, else in their client's."""
    own = interaction.client.replies.user_settings.of(interaction.user.id)
    return texts_for(own.language or str(interaction.locale))


def public_texts(interaction: Interaction, settings: GuildSettingsCache) -> Texts:
    """Returns the texts for what everybody sees: in the guild's language, or outside of guilds in the user's."""
    return guild_texts(settings, interaction.guild_id, public_locale(interaction))


def public_locale(interaction: Interaction) -> str:
    """Returns the guild's language as Discord names it, or outside of guilds the user's."""
    return str(interaction.guild_locale or own_texts(interaction).language)


def guild_texts(settings: GuildSettingsCache, guild: int | None, locale: str | None) -> Texts:
    """Returns the texts in the language of the guild's settings, or if none is set, in that of the locale."""
    return texts_for(settings.of(guild).language or locale)


def own_theme(interaction: Interaction, sessions: Sessions) -> str:
    """Returns the theme of pictures that only the user sees: the user's own, or if none is chosen, the guild's."""
    own = sessions.user_settings.of(interaction.user.id).theme
    return own or sessions.guild_settings.of(interaction.guild_id).theme


async def refresh(sessions: Sessions, interaction: Interaction) -> None:
    """Loads the live tables of the channel and of its parent, the pressed session, and the settings that apply.

    Notes that the user has acted in the channel, and so needs no ping there for a while.

    Afterwards, answers may rely on what this process has in memory. Raises StoreUnavailable.
    """
    press = Press.parse(UserInput(interaction).custom_id)
    channels = {interaction.channel_id, parent_of(interaction)} - {None}
    await sessions.refresh(
        channels=[channel for channel in channels if channel is not None],
        sessions=[press.session] if press is not None and press.names_session else [],
        guild=interaction.guild_id,
        users=[interaction.user.id],
    )
    if interaction.channel_id is not None:
        sessions.pings.acted(interaction.channel_id, interaction.user.id)
