"""Who asks, and in which language they and the channel read."""

from bot.sessions.session import Person
from bot.texts import Words, words_for
from bot.ui.names import harmless
from bot.ui.reply import Interaction


def person(interaction: Interaction) -> Person:
    """Who is asking, with a name that can be shown anywhere."""
    return Person(interaction.user.id, harmless(interaction.user.display_name, str(interaction.user.id)))


def own_words(interaction: Interaction) -> Words:
    """The language of what only the one who asks sees."""
    return words_for(str(interaction.locale))


def public_words(interaction: Interaction) -> Words:
    """The language of what all see: the server's, or in direct messages the reader's."""
    return words_for(str(interaction.guild_locale or interaction.locale))
