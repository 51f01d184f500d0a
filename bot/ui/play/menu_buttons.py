"""The private menu behind More, and the board as text."""

from bot.sessions.refusals import NoGame
from bot.ui.play.menu_view import menu_panel
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.alt_text import alt_text
from bot.ui.text.clipped import clipped
from bot.ui.views.components import TEXT_LIMIT, page
from bot.ui.views.custom_id import Action, Press


class MenuButtons:
    """Handles the More button, and the menu's button that shows the board as text."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.MORE: self._menu, Action.TEXT: self._board_as_text}

    async def _menu(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        await reply.send_private(menu_panel(session, session.view_seat(reply.user), reply.texts))

    async def _board_as_text(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        if session.state is None:
            raise NoGame
        # The user's own view may hold secrets of their hand: the answer has to be private.
        view = session.view(session.view_seat(reply.user))
        board = clipped(alt_text(session, view, reply.texts), TEXT_LIMIT - 8)
        await reply.send_private(page(f"```\n{board}\n```"))
