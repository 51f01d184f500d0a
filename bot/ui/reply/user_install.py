"""User installs: servers and group conversations where the bot is only somebody's own app.

The bot is no member there and may not use the channel. It can edit a message with the token of the interaction that
posted it or was answered on it, and post one with the token of any answered interaction; each token is valid for 15
minutes. So tables live there by what their players press and type.
"""

from bot.sessions.refusals import Refusal
from bot.ui.gateway.raw_interactions import AnyInteraction


def by_user_install(interaction: AnyInteraction) -> bool:
    """Returns whether the bot is no member where the interaction comes from."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def require_visible_answers(interaction: AnyInteraction) -> None:
    """Refuses `no-outside-apps` where Discord would show the bot's answers to this person alone."""
    if by_user_install(interaction) and not visible_to_all(interaction):
        raise Refusal("no-outside-apps")


def visible_to_all(interaction: AnyInteraction) -> bool:
    return interaction.guild_id is None or interaction.permissions.use_external_apps
