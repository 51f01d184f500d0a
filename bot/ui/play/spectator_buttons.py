"""The buttons for spectators: what the table is about, and a place on the waiting list."""

from bot.sessions.session import Session, Status
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.panels.panel_kind import PanelKind
from bot.ui.reply.audience import person
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.narration import title
from bot.ui.views.components import button, button_rows, page, panel, text
from bot.ui.views.custom_id import Action, Press


class SpectatorButtons:
    """Handles the buttons that explain the table, and that enter a user into the waiting list for the next game."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList) -> None:
        self._tables = tables
        self._waiting_list = waiting_list

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.ABOUT: self._about, Action.NEXT_GAME: self._toggle_waiting}

    async def _about(self, reply: Reply, press: Press) -> None:
        session, texts = await self._tables.session_of(press), reply.texts
        lines = [
            f"### {title(session, texts)}",
            texts.get(f"{session.game_key}-about", texts(f"{session.game_key}-blurb")),
            texts(_what_to_do(session, reply.user)),
        ]
        rules = button(texts("button-rules"), Press(Action.RULES, session.id))
        await reply.send_private(panel([text("\n".join(lines)), *button_rows([rules])]))

    async def _toggle_waiting(self, reply: Reply, press: Press) -> None:
        """Adds the user to the waiting list, or removes them from it."""
        session = await self._tables.session_of(press)
        removed = self._waiting_list.remove(session.place, reply.user)
        if not removed:
            self._waiting_list.add(session, person(reply.interaction))
        if session.status.live:  # the message of an ended table stays as it is
            self._tables.messages.refresh(reply, session)
        key = "next-game-forgotten" if removed else "next-game-noted"
        await reply.send_private(page(reply.texts(key)), kind=PanelKind.NOTICE)


def _what_to_do(session: Session, user: int) -> str:
    """Returns the key of the text that tells what this user can do at the table."""
    if session.seat_of(user) is not None:
        return "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"
