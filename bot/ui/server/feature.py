"""Settings of servers and users: the commands, the buttons, and the feature that the client adds."""

from collections.abc import Sequence

from bot.sessions.service import Sessions
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import Command, command, command_group
from bot.ui.server.settings_buttons import SettingsButtons, managed_guild
from bot.ui.server.settings_view import FIRST_PAGE, settings_panel
from bot.ui.server.user_settings import UserSettingsButtons, user_settings_panel


class ServerCommands:
    """Handles `/settings`.

    Discord can't hide a subcommand: it offers `/settings server` to everybody, and the bot refuses users who do not
    manage the guild.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @property
    def commands(self) -> Sequence[Command]:
        settings = [command("settings-server", self._guild_settings), command("settings-me", self._user_settings)]
        return [command_group("settings", settings)]

    async def _user_settings(self, reply: Reply) -> None:
        """`/settings me`: shows the user's own settings in a private panel."""
        await reply.send_private(user_settings_panel(self._sessions.user_settings.of(reply.user), reply.texts))

    async def _guild_settings(self, reply: Reply) -> None:
        """`/settings server`: shows the guild's settings in a private panel."""
        settings = self._sessions.guild_settings.of(managed_guild(reply.interaction))
        await reply.send_private(settings_panel(settings, FIRST_PAGE, reply.texts))


def server_feature(sessions: Sessions) -> Feature:
    """Builds the feature: settings of guilds and of users."""
    handlers = {**SettingsButtons(sessions).handlers, **UserSettingsButtons(sessions).handlers}
    return Feature(ServerCommands(sessions).commands, handlers)
