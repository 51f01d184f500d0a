"""The table in words, for people who do not see its picture, and the game's moves, newest first.

`/board` and buttons of the menu show them in private panels that follow their table.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.session import Session, Status
from bot.sessions.states import FEW, states_of
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.play.private_games import is_private
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.table_view import back_button
from bot.ui.text.narration import ending, given_up_lines, move_sentences, prompt_line, recent_events, small, title
from bot.ui.text.position_text import move_lines, pages, table_lines
from bot.ui.views.components import button, button_rows, page_buttons, panel, take_seat_button, text
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import AnyMessage


async def show_board_text(reply: Reply, session: Session, number: int) -> None:
    """Shows a page (from 1) of the table in words, in a private panel that follows the table.

    Refuses `not-started` in a lobby, and `no-game` where no game has begun before the table closed.
    """
    require_position(session)
    user, interaction = reply.user, reply.interaction
    follow = Follow.of(session, lambda newest: board_text(newest, user, number, own_texts(interaction)))
    await reply.show_private(
        board_text(session, user, number, reply.texts), follow=None if is_private(session) else follow
    )


def require_position(session: Session) -> None:
    """Refuses `not-started` in a lobby, and `no-game` where no game has begun before the table closed."""
    if session.status is Status.LOBBY:
        raise Refusal("not-started")
    if session.state is None:
        raise NoGame


def board_text(session: Session, user: int, number: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out this page, or the last one if there are fewer. It includes the user's own hand and moves.

    Everything fits on one page unless there are very many cards or tiles.
    """
    seat = session.view_seat(user)
    view = session.view(seat)
    turn = prompt_line(session, texts, reader=seat) if session.status is Status.PLAYING else ending(session, texts)
    lines = [
        turn,
        *recent_events(session, view, texts, seat),
        *small(given_up_lines(session, texts)),
        *table_lines(session, view, texts, move_lines(session, seat, view, texts)),
    ]
    found = pages(lines)
    shown = max(1, min(number, len(found)))
    more = [texts("board-page", page=shown, pages=len(found))] if len(found) > 1 else []
    content = "\n".join([f"### {title(session, texts)}", found[shown - 1], *more])
    if is_private(session):
        return panel([text(content)])
    away = [take_seat_button(session.id, texts)] if session.seat_of(user) in session.away else []
    return panel([text(content), *button_rows([*away, *_buttons(session, shown, len(found), texts)])])


def _buttons(session: Session, shown: int, count: int, texts: Texts) -> Sequence[discord.ui.Button[Any]]:
    """Returns the buttons that turn pages, if there are several, and those that lead to the moves and the menu."""
    buttons = page_buttons(shown - 1, count, lambda to: Press(Action.TEXT, session.id, argument=str(to + 1)), texts)
    happened = button(texts("button-happened"), Press(Action.HAPPENED, session.id))
    return [*buttons, happened, back_button(session, texts)]


class HappenedButtons:
    """Handles the button that shows what happened in the whole game, and those that turn its pages."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self.handlers: ButtonHandlers = {Action.HAPPENED: self._show}

    async def _show(self, reply: Reply, press: Press) -> None:
        """Shows a page. Refuses `not-started` in a lobby, and `no-game` where no game has begun."""
        session = await self._tables.session_of(press)
        require_position(session)
        number = press.number(1)
        user, interaction = reply.user, reply.interaction

        async def lay_out(newest: Session, last: bool) -> AnyMessage:  # noqa: ARG001  the button leads here again
            return await _happened_page(newest, user, number, own_texts(interaction))

        shown = await _happened_page(session, user, number, reply.texts)
        show = reply.send_private if press.argument == BESIDE else reply.show_private
        await show(shown, follow=Follow.awaiting(session, lay_out))


async def _happened_page(session: Session, user: int, number: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out this page, or the last one if there are fewer, with what the user's own seat has seen.

    The lines of a long game are made in a worker thread.
    """

    def written() -> list[str]:
        return pages(happened_lines(session, user, texts))

    found = await asyncio.to_thread(written) if session.ply > FEW else written()
    shown = max(1, min(number, len(found)))
    content = f"### {title(session, texts)}\n**{texts('happened-heading')}**\n{found[shown - 1]}"
    more = [f"-# {texts('happened-page', page=shown, pages=len(found))}"] if len(found) > 1 else []
    turns = page_buttons(
        shown - 1, len(found), lambda to: Press(Action.HAPPENED, session.id, argument=str(to + 1)), texts
    )
    return panel([text("\n".join([content, *more])), *button_rows([*turns, back_button(session, texts)])])


def happened_lines(session: Session, user: int, texts: Texts) -> list[str]:
    """Returns a numbered line for each move, newest first, and how the game began at the end."""
    seat, states = session.view_seat(user), states_of(session)
    lines = []
    for ply in range(session.ply, -1, -1):
        sentences = move_sentences(session, ply, session.game.view(states[ply], seat).events, texts)
        if sentences:
            lines.append(f"`{ply}` {sentences}" if ply else sentences)
    return lines or [texts("happened-nothing")]
