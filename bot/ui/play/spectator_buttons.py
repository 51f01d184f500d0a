"""What a table is about, and what somebody can do there who does not play: the answer to the `?` beside its head."""

import discord

from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.table_view import next_game_buttons
from bot.ui.text.luck import luck_line
from bot.ui.text.narration import title
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


class SpectatorButtons:
    """Handles the button that explains the table."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.ABOUT: self._about}

    async def _about(self, reply: Reply, press: Press) -> None:
        await reply.show_private(about_panel(await self._tables.session_of(press), reply.user, reply.texts))


def about_panel(session: Session, user: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out what is played, what this user can do here, and the table's id and seal."""
    lines = [
        f"### {title(session, texts)}",
        texts.get(f"{session.game_key}-about", texts(f"{session.game_key}-blurb")),
        texts(_what_to_do(session, user)),
        f"-# {luck_line(session, texts)}",
    ]
    buttons = [
        *(next_game_buttons(session, texts) if session.seat_of(user) is None else []),
        button(texts("button-rules"), Press(Action.RULES, session.id)),
        button(texts("button-luck"), Press(Action.LUCK, session.id)),
    ]
    if session.state is not None:
        buttons += [
            button(texts("button-text"), Press(Action.TEXT, session.id)),
            button(texts("button-happened"), Press(Action.HAPPENED, session.id)),
        ]
    return panel([text("\n".join(lines)), *button_rows(buttons)])


def _what_to_do(session: Session, user: int) -> str:
    """Returns the key of the text that tells what this user can do at the table."""
    if session.seat_of(user) is not None:
        return "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"
