"""The components that open and change a user's theme."""

from dataclasses import replace
from functools import partial

from bot.sessions.service import Sessions
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.server.theme_view import GUILD_THEME, theme_panel
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES


class ThemeButtons:
    """Handles the theme button of private menus, and the select of the theme panel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.OPEN_THEME: self._open, Action.CHOOSE_THEME: self._choose}

    async def _open(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        theme = self._sessions.user_settings.of(reply.user).theme
        await reply.show_private(theme_panel(theme, reply.texts))

    async def _choose(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        chosen = selected.one_of(reply, (GUILD_THEME, *THEMES))
        theme = "" if chosen == GUILD_THEME else chosen
        settings = await self._sessions.user_settings.change(reply.user, partial(replace, theme=theme))
        await reply.show_private(theme_panel(settings.theme, reply.texts))
