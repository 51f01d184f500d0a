"""What presses and slash commands have in common: the tables that they are about, and these tables' messages."""

from dataclasses import dataclass

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.board_message.table_messages import TableMessages
from bot.ui.reply.audience import public_texts
from bot.ui.reply.reply import Reply


@dataclass(frozen=True)
class TableContext:
    """The tables, and the desk that keeps their messages true."""

    sessions: Sessions
    desk: TableMessages

    def refresh(self, reply: Reply, session: Session) -> None:
        """Has the table's message follow, where the answer itself is another one."""
        self.desk.refresh(session, public_texts(reply.interaction, self.sessions.guild_settings))
