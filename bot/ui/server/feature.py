"""Settings of servers and users: the commands, the buttons, and the feature that the client adds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import LANGUAGES
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import Command, command, command_group
from bot.ui.server.language_options import DISCORD_LANGUAGE, chosen_language
from bot.ui.server.settings_buttons import SettingsButtons, managed_guild
from bot.ui.server.settings_view import FIRST_PAGE, settings_panel
from bot.ui.server.theme_view import GUILD_THEME, theme_panel
from bot.ui.server.user_settings_view import AS_GUILD, CONFIRMS, PUZZLES, user_settings_panel
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES


class ServerCommands:
    """Handles `/settings`.

    Discord can't hide a subcommand: it offers `/settings server` to all, and the bot refuses users who do not manage
    the guild.
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


Change = Callable[[Reply, UserSettings], UserSettings]
"""Returns the settings with what was chosen. Refuses `unknown-button` for what was not on offer."""


class UserSettingsButtons:
    """Handles the components of the user's settings panel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {Action.USER_SETTING: self._change}

    async def _change(self, reply: Reply, press: Press) -> None:
        change = CHANGES.get(press.argument)
        if change is None:
            raise Refusal("unknown-button")
        settings = await self._sessions.user_settings.change(reply.user, partial(change, reply))
        await reply.show_private(user_settings_panel(settings, reply.texts))


def _pings(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (AS_GUILD, *PingPreference))
    return replace(settings, pings=None if chosen == AS_GUILD else PingPreference(chosen))


def _confirms(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (AS_GUILD, *CONFIRMS))
    return replace(settings, confirms=CONFIRMS.get(chosen))


def _theme(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (AS_GUILD, *THEMES))
    return replace(settings, theme="" if chosen == AS_GUILD else chosen)


def _puzzles(reply: Reply, settings: UserSettings) -> UserSettings:
    return replace(settings, puzzles=PUZZLES[selected.one_of(reply, PUZZLES)])


def _language(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (DISCORD_LANGUAGE, *LANGUAGES))
    return replace(settings, language=chosen_language(chosen))


CHANGES: Mapping[str, Change] = {
    "pings": _pings,
    "confirms": _confirms,
    "theme": _theme,
    "language": _language,
    "puzzles": _puzzles,
    "text-first on": lambda _, settings: replace(settings, text_first=True),
    "text-first off": lambda _, settings: replace(settings, text_first=False),
    "tell-moves on": lambda _, settings: replace(settings, tells_moves=True),
    "tell-moves off": lambda _, settings: replace(settings, tells_moves=False),
}
"""What each component of the panel changes, by the argument of its custom id."""


class ThemeButtons:
    """Handles the theme button of private menus, and the select of the theme panel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {Action.OPEN_THEME: self._open, Action.CHOOSE_THEME: self._choose}

    async def _open(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        theme = self._sessions.user_settings.of(reply.user).theme
        await reply.show_private(theme_panel(theme, reply.texts))

    async def _choose(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        chosen = selected.one_of(reply, (GUILD_THEME, *THEMES))
        theme = "" if chosen == GUILD_THEME else chosen
        settings = await self._sessions.user_settings.change(reply.user, partial(replace, theme=theme))
        await reply.show_private(theme_panel(settings.theme, reply.texts))


def server_feature(sessions: Sessions) -> Feature:
    """Builds the feature: settings of guilds and of users."""
    handlers = {
        **SettingsButtons(sessions).handlers,
        **UserSettingsButtons(sessions).handlers,
        **ThemeButtons(sessions).handlers,
    }
    return Feature(ServerCommands(sessions).commands, handlers)
