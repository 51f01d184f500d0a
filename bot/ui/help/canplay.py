"""Whether a table can be opened in a channel, and what is missing if not."""

from collections.abc import Iterator

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.reply.bot_permissions import missing_permissions, permission_names, why_no_thread
from bot.ui.reply.errors import refusal_text
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.user_install import by_user_install


def can_play(interaction: Interaction, sessions: Sessions, texts: Texts) -> str:
    """Returns the answer for this user, a line for each reason for or against."""
    obstacles = list(_obstacles(interaction, sessions, texts))
    has_table = sessions.tables.at(interaction.channel_id or 0) is not None
    lines = obstacles or [*_confirmations(interaction, texts), texts("canplay-table" if has_table else "canplay-open")]
    return "\n".join([f"### {texts('canplay-title')}", *lines])


def _obstacles(interaction: Interaction, sessions: Sessions, texts: Texts) -> Iterator[str]:
    """Yields what the guild does not let the user do here, and the permissions that the bot lacks."""
    try:
        require_allowed(interaction, sessions.guild_settings.of(interaction.guild_id))
    except Refusal as refusal:
        yield refusal_text(refusal, texts)
    if missing := missing_permissions(interaction):
        yield texts("canplay-lacks", permissions=permission_names(missing, texts), count=len(missing))


def _confirmations(interaction: Interaction, texts: Texts) -> Iterator[str]:
    """Yields that a table can be opened, and whether games can be played in threads too."""
    if by_user_install(interaction):
        yield texts("canplay-guest")
        return
    if interaction.guild_id is None:
        yield texts("canplay-dm")
        return
    yield texts("canplay-allowed")
    obstacle = why_no_thread(interaction, texts)
    if obstacle is None:
        yield texts("canplay-threads")
    elif obstacle:
        yield obstacle
