"""The private panel of one's own colours."""

from collections.abc import Mapping

from bot.sessions.service import Sessions
from bot.sessions.settings.user_settings import UserSettings
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.button_context import Handler
from bot.ui.server.theme_view import SERVERS, theme_panel
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES


class ThemeButtons:
    """In which colours a person sees what nobody else does."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {Action.COLOURS: self._open, Action.THEME: self._pick}

    async def _open(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  a Handler is given its press
        current = self._sessions.user_settings.of(reply.interaction.user.id).theme
        await reply.send_private(theme_panel(current, own_texts(reply.interaction)))

    async def _pick(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  a Handler is given its press
        theme = selected.one_of(reply, (SERVERS, *THEMES))
        taste = UserSettings("" if theme == SERVERS else theme)
        await self._sessions.user_settings.change(reply.interaction.user.id, taste)
        await reply.show_private(theme_panel(taste.theme, own_texts(reply.interaction)))
