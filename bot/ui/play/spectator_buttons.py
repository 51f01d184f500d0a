"""What a table is about, and what somebody can do there who does not play: the answer to the `?` beside its head."""

from collections.abc import Sequence

import discord

from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.reply.reply import Reply
from bot.ui.results.game_result import GameResults
from bot.ui.results.result_card import result_alt_text, result_card
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.layout import BoardPicture
from bot.ui.table_message.table_view import can_play_next, next_game_buttons
from bot.ui.text.luck import luck_line
from bot.ui.text.narration import title
from bot.ui.views.components import Piece, button, button_rows, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage

CARD = "result.png"


class SpectatorButtons:
    """Handles the button that explains the table."""

    def __init__(self, tables: TableContext, board: BoardPicture) -> None:
        self._tables = tables
        self._board = board
        self._results = GameResults(tables.sessions)
        self.handlers: ButtonHandlers = {Action.ABOUT: self._about}

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


def about_panel(session: Session, user: int, texts: Texts, card: Sequence[Piece] = ()) -> discord.ui.LayoutView:
    """Lays out what is played, what this user can do here, and the table's id and seal.

    Args:
        card: the place of the result's card, once there is one.
    """
    lines = [
        f"### {title(session, texts)}",
        texts.get(f"{session.game_key}-about", texts(f"{session.game_key}-blurb")),
        *([texts(_what_to_do(session, user))] if session.status.live or can_play_next(session) else []),
        f"-# {luck_line(session, texts)}",
    ]
    buttons = [
        *(next_game_buttons(session, texts) if session.seat_of(user) is None else []),
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


def _what_to_do(session: Session, user: int) -> str:
    """Returns the key of the text that tells what this user can do at the table."""
    if not session.status.live:
        return "about-over"
    if session.seat_of(user) is not None:
        return "about-lobby-seated" if session.status is Status.LOBBY else "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"
