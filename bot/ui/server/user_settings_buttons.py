"""The components of the panel with a user's own settings: each choice is saved and shown at once."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.settings.ping_preference import PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import LANGUAGES
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.server.language_options import DISCORD_LANGUAGE, chosen_language
from bot.ui.server.user_settings_view import AS_GUILD, CONFIRMS, user_settings_panel
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES

Change = Callable[[Reply, UserSettings], UserSettings]
"""Returns the settings with what was chosen. Refuses `unknown-button` for what was not on offer."""


class UserSettingsButtons:
    """Handles the components of the user's settings panel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.USER_SETTING: self._change}

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


def _language(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (DISCORD_LANGUAGE, *LANGUAGES))
    return replace(settings, language=chosen_language(chosen))


CHANGES: Mapping[str, Change] = {
    "pings": _pings,
    "confirms": _confirms,
    "theme": _theme,
    "language": _language,
    "text-first on": lambda _, settings: replace(settings, text_first=True),
    "text-first off": lambda _, settings: replace(settings, text_first=False),
}
"""What each component of the panel changes, by the argument of its custom id."""
