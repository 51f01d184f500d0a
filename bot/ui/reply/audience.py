"""Who asks, and in which language they and the channel read."""

from bot.sessions.session import Person
from bot.sessions.settings.guild_settings import GuildSettings, GuildSettingsCache
from bot.texts import Texts, texts_for
from bot.ui.reply.interaction import Interaction
from bot.ui.text.names import harmless


def person(interaction: Interaction) -> Person:
    """Who is asking, with a name that can be shown anywhere."""
    return Person(interaction.user.id, harmless(interaction.user.display_name, str(interaction.user.id)))


def own_texts(interaction: Interaction) -> Texts:
    """The language of what only the one who asks sees."""
    return texts_for(str(interaction.locale))


def public_texts(interaction: Interaction, servers: GuildSettingsCache) -> Texts:
    """The language of what all see: the server's, or outside of servers the reader's."""
    locale = str(interaction.guild_locale or interaction.locale)
    return guild_texts(servers.of(interaction.guild_id), locale)


def guild_texts(settings: GuildSettings, locale: str) -> Texts:
    """The language that a server has settled; where it has not, that of the locale which Discord names."""
    return texts_for(settings.language or locale)
