"""The slash commands about settings of guilds and of users, and whether one can play in a channel."""

from collections.abc import Sequence

from discord import app_commands

from bot.sessions.service import Sessions
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import ANYWHERE, BY_ALL, Command, command
from bot.ui.server.canplay import can_play
from bot.ui.server.settings_buttons import managed_guild
from bot.ui.server.settings_view import FIRST_PAGE, settings_panel
from bot.ui.server.theme_view import theme_panel
from bot.ui.server.user_settings_view import user_settings_panel
from bot.ui.text.command_texts import localized
from bot.ui.views.components import page


class ServerCommands:
    """Handles `/settings`, `/canplay` and `/theme`.

    Discord can't hide a subcommand: it offers `/settings server` to all, and the bot refuses users who do not manage
    the guild.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @property
    def commands(self) -> Sequence[Command]:
        settings = app_commands.Group(
            name=localized("command-settings"),
            description=localized("command-settings-description"),
            allowed_contexts=ANYWHERE,
            allowed_installs=BY_ALL,
        )
        settings.add_command(command("settings-server", self._guild_settings))
        settings.add_command(command("settings-me", self._user_settings))
        return [settings, command("canplay", self._canplay), command("theme", self._theme)]

    async def _user_settings(self, reply: Reply) -> None:
        """`/settings me`: shows the user's own settings in a private panel."""
        await reply.send_private(user_settings_panel(self._sessions.user_settings.of(reply.user), reply.texts))

    async def _guild_settings(self, reply: Reply) -> None:
        """`/settings server`: shows the guild's settings in a private panel."""
        settings = self._sessions.guild_settings.of(managed_guild(reply.interaction))
        await reply.send_private(settings_panel(settings, FIRST_PAGE, reply.texts))

    async def _canplay(self, reply: Reply) -> None:
        """`/canplay`: tells whether a table can be opened in this channel, and what is missing."""
        await reply.send_private(page(can_play(reply.interaction, self._sessions, reply.texts)))

    async def _theme(self, reply: Reply) -> None:
        """`/theme`: shows the user's theme, which colours the pictures that only the user sees."""
        theme = self._sessions.user_settings.of(reply.user).theme
        await reply.send_private(theme_panel(theme, reply.texts))
