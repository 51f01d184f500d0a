"""The button for spectators that tells what the table is about."""

from bot.sessions.session import Session, Status
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
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
        session, texts = await self._tables.session_of(press), reply.texts
        lines = [
            f"### {title(session, texts)}",
            texts.get(f"{session.game_key}-about", texts(f"{session.game_key}-blurb")),
            texts(_what_to_do(session, reply.user)),
        ]
        rules = button(texts("button-rules"), Press(Action.RULES, session.id))
        await reply.show_private(panel([text("\n".join(lines)), *button_rows([rules])]))


def _what_to_do(session: Session, user: int) -> str:
    """Returns the key of the text that tells what this user can do at the table."""
    if session.seat_of(user) is not None:
        return "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"
