"""The private menu behind More, which has all but the moves, and the board as text: both follow their table."""

import re

import discord

from bot.games.base import Seat
from bot.sessions.rules.guards import hints_allowed
from bot.sessions.session import Session, Status
from bot.sessions.states import prepare_states
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.play.board_text import show_board_text
from bot.ui.play.spectator_buttons import about_panel
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.offer_view import possible_offers
from bot.ui.text.narration import title
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import AnyMessage


def menu_panel(session: Session, seat: Seat | None, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the menu.

    Args:
        seat: the user's; only a player is offered to resign, and what needs the others' consent.
    """
    buttons = [
        button(texts("button-rules"), Press(Action.RULES, session.id)),
        button(texts("button-theme"), Press(Action.OPEN_THEME)),
        button(texts("button-luck"), Press(Action.LUCK, session.id)),
    ]
    if session.state is not None:
        buttons.insert(0, button(texts("button-text"), Press(Action.TEXT, session.id)))
        buttons.insert(1, button(texts("button-happened"), Press(Action.HAPPENED, session.id)))
    if session.status is Status.PLAYING and seat is not None:
        buttons += [
            button(texts(f"button-offer-{kind}"), Press(Action.OFFER, session.id, session.ply, kind.value))
            for kind in possible_offers(session, seat)
        ]
        if seat in session.to_act and (hints_allowed(session) or session.staying == (seat,)):
            buttons.append(button(texts("button-hint"), Press(Action.HINT, session.id, session.ply)))
        buttons.append(button(texts("button-resign"), Press(Action.RESIGN, session.id, session.ply)))
    return panel([text(f"### {title(session, texts)}\n{texts('more-intro')}"), *button_rows(buttons)])


class MenuButtons:
    """Handles the More button, and the menu's button that shows the board as text."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self.handlers: ButtonHandlers = {Action.MORE: self._menu, Action.TEXT: self._board_as_text}

    async def _menu(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        user, interaction = reply.user, reply.interaction
        show = reply.send_private if press.argument == BESIDE else reply.show_private
        if session.status.live and session.seat_of(user) is None:
            await show(about_panel(session, user, reply.texts))
            return

        async def lay_out(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  its presses are checked
            if not newest.status.live:
                return None
            await prepare_states(newest)  # the menu offers a takeback where one is possible
            return menu_panel(newest, newest.view_seat(user), own_texts(interaction))

        await prepare_states(session)
        menu = menu_panel(session, session.view_seat(user), reply.texts)
        await show(menu, follow=Follow.of(session, lay_out))

    async def _board_as_text(self, reply: Reply, press: Press) -> None:
        number = int(press.argument) if re.fullmatch(r"\d{1,3}", press.argument, re.ASCII) else 1
        await show_board_text(reply, await self._tables.session_of(press), number)
