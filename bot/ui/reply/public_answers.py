"""Answers that all may see where the guild allows tables, and only their user elsewhere."""

from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.reply.audience import own_theme, public_texts
from bot.ui.reply.guild_rules import channel_allowed
from bot.ui.reply.reply import Reply
from bot.ui.views.outgoing_message import AnyMessage


def is_public(reply: Reply, sessions: Sessions) -> bool:
    """Returns whether all may see an answer here; if not, the user alone is told that it is being made."""
    public = channel_allowed(reply.interaction, sessions.guild_settings.of(reply.interaction.guild_id))
    if not public:
        reply.keep_private()
    return public


def look_of(reply: Reply, sessions: Sessions, *, public: bool) -> tuple[Texts, str]:
    """Returns the texts and the theme of an answer: the guild's where all may see it, else the user's own."""
    if not public:
        return reply.texts, own_theme(reply.interaction, sessions)
    settings = sessions.guild_settings
    return public_texts(reply.interaction, settings), settings.of(reply.interaction.guild_id).theme


async def send(reply: Reply, message: AnyMessage, *, public: bool) -> None:
    """Answers for all to see, or for the user alone."""
    if public:
        await reply.send_public(message)
    else:
        await reply.send_private(message)
