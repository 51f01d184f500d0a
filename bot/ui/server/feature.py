"""The server feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.routing.feature import Feature
from bot.ui.server.commands import ServerCommands
from bot.ui.server.settings_buttons import SettingsButtons
from bot.ui.server.theme_buttons import ThemeButtons
from bot.ui.server.user_settings_buttons import UserSettingsButtons


def server_feature(sessions: Sessions) -> Feature:
    """Builds the feature: settings of guilds and of users, and what is missing to play in a channel."""
    handlers = {
        **SettingsButtons(sessions).handlers,
        **UserSettingsButtons(sessions).handlers,
        **ThemeButtons(sessions).handlers,
    }
    return Feature(ServerCommands(sessions).commands, handlers)
