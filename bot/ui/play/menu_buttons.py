"""The private menu behind More, and the board as text: both follow their table."""

import re

from bot.sessions.session import Session
from bot.sessions.states import prepare_states
from bot.ui.panels.follow import Follow
from bot.ui.play.board_text import show_board_text
from bot.ui.play.menu_view import menu_panel
from bot.ui.play.spectator_buttons import about_panel
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage


class MenuButtons:
    """Handles the More button, and the menu's button that shows the board as text."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.MORE: self._menu, Action.TEXT: self._board_as_text}

    async def _menu(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        user, interaction = reply.user, reply.interaction
        show = reply.send_private if press.argument == BESIDE else reply.show_private
        if session.status.live and session.seat_of(user) is None:
            await show(about_panel(session, user, reply.texts))
            return

        async def lay_out(newest: Session, last: bool) -> OutgoingMessage | None:  # noqa: ARG001  its presses are checked
            if not newest.status.live:
                return None
            await prepare_states(newest)  # the menu offers a takeback where one is possible
            return OutgoingMessage(menu_panel(newest, newest.view_seat(user), own_texts(interaction)))

        await prepare_states(session)
        menu = menu_panel(session, session.view_seat(user), reply.texts)
        await show(menu, follow=Follow.of(session, lay_out))

    async def _board_as_text(self, reply: Reply, press: Press) -> None:
        number = int(press.argument) if re.fullmatch(r"\d{1,3}", press.argument, re.ASCII) else 1
        await show_board_text(reply, await self._tables.session_of(press), number)
