"""The private menu behind More, which follows its table, and the explanation behind the `?` next to a table's title."""

from collections.abc import Sequence

import discord

from bot.games.base import Seat
from bot.sessions.rules.guards import hints_allowed
from bot.sessions.session import Session, Status
from bot.sessions.states import prepare_states
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.play.board_text import show_board_text
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.results.game_result import GameResults
from bot.ui.results.result_card import CARD, result_alt_text, result_card
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.layout import BoardPicture
from bot.ui.table_message.table_view import can_play_next, next_game_buttons, possible_offers
from bot.ui.text.luck import luck_line
from bot.ui.text.narration import title
from bot.ui.views.components import Piece, button, button_rows, panel, picture, picture_file, text
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import AnyMessage, OutgoingMessage


def about_panel(session: Session, user: int, texts: Texts, card: Sequence[Piece] = ()) -> discord.ui.LayoutView:
    """Lays out the game, what this user can do here, and the table's id and seal.

    Args:
        card: the place of the result's card, if there is one already.
    """
    lines = [
        f"### {title(session, texts)}",
        texts.get(f"{session.game_key}-about", texts(f"{session.game_key}-blurb")),
        *([texts(_what_to_do(session, user))] if session.status.live or can_play_next(session) else []),
        f"-# {luck_line(session, texts)}",
    ]
    buttons = [
        *([] if _seated(session, user) else next_game_buttons(session, texts)),
        button(texts("button-rules"), Press(Action.RULES, session.id)),
        button(texts("button-luck"), Press(Action.LUCK, session.id)),
    ]
    if session.status is Status.LOBBY and session.seat_of(user) is not None:
        buttons.append(button(texts("button-leave"), Press(Action.LEAVE, session.id)))
    if session.state is not None:
        buttons += [
            button(texts("button-text"), Press(Action.TEXT, session.id)),
            button(texts("button-happened"), Press(Action.HAPPENED, session.id)),
        ]
    return panel([text("\n".join(lines)), *card, *button_rows(buttons)])


def _seated(session: Session, user: int) -> bool:
    """Returns whether the user has a seat. After the end all who played have theirs, for a rematch."""
    return session.stays(user) if session.status.live else session.seat_of(user) is not None


def _what_to_do(session: Session, user: int) -> str:
    """Returns the key of the text about what this user can do at the table."""
    if not session.status.live:
        return "about-over"
    if _seated(session, user):
        return "about-lobby-seated" if session.status is Status.LOBBY else "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"


def menu_panel(session: Session, seat: Seat | None, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the menu.

    Args:
        seat: the user's; only players get the buttons to resign, and those that need the others' consent.
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
    """Handles the buttons that open the menu and explain the table, and the menu's that shows the board as text."""

    def __init__(self, tables: TableContext, board: BoardPicture) -> None:
        self._tables = tables
        self._board = board
        self._results = GameResults(tables.sessions)
        self.handlers: ButtonHandlers = {
            Action.MORE: self._menu,
            Action.TEXT: self._board_as_text,
            Action.ABOUT: self._about,
        }

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
            await prepare_states(newest)  # whether the menu offers a takeback depends on the states
            return menu_panel(newest, newest.view_seat(user), own_texts(interaction))

        await prepare_states(session)
        menu = menu_panel(session, session.view_seat(user), reply.texts)
        await show(menu, follow=Follow.awaiting(session, lay_out))

    async def _board_as_text(self, reply: Reply, press: Press) -> None:
        await show_board_text(reply, await self._tables.session_of(press), press.number(1))

    async def _about(self, reply: Reply, press: Press) -> None:
        session, texts = await self._tables.session_of(press), reply.texts
        if session.result.outcome is None or session.state is None:
            await reply.show_private(about_panel(session, reply.user, texts))
            return
        result = await self._results.of(session, texts)
        theme = self._tables.sessions.guild_settings.of(session.place.guild).theme
        card = await self._board.pictures.result(result_card(session, texts, result), theme=theme)
        about = about_panel(session, reply.user, texts, [picture(result_alt_text(session, texts, result), CARD)])
        await reply.show_private(OutgoingMessage(about, [picture_file(card, CARD)]))
