"""What presses and slash commands have in common: the tables that they are about, and these tables' messages."""

from dataclasses import dataclass

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.board_message.table_messages import TableMessages
from bot.ui.reply.reply import Reply


@dataclass(frozen=True)
class TableContext:
    """The sessions, and the messages of their tables."""

    sessions: Sessions
    messages: TableMessages

    def refresh(self, reply: Reply, session: Session) -> None:
        """Has the table's message brought up to date, beside an answer of another kind."""
        self.messages.refresh(reply, session)
