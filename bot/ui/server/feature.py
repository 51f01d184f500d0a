"""The server feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.routing.feature import Feature
from bot.ui.server.commands import ServerCommands
from bot.ui.server.settings_buttons import SettingsButtons
from bot.ui.server.theme_buttons import ThemeButtons


def server_feature(sessions: Sessions) -> Feature:
    """Builds the feature: guild settings, a user's theme, and what is missing to play in a channel."""
    handlers = {**SettingsButtons(sessions).handlers, **ThemeButtons(sessions).handlers}
    return Feature(ServerCommands(sessions).commands, handlers)
