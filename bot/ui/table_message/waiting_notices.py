"""Tells those who wait for others at a table in a thread of its own that somebody has come, or that nobody has."""

import asyncio

import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.sessions.transition import TableEvent
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.interaction_tokens import NoInteractionToken
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.text.narration import title
from bot.ui.views.components import page
from bot.ui.views.outgoing_message import mention_only

log = structlog.get_logger()


class WaitingNotices:
    """Writes to hosts, whom an edit of their table's message would not notify.

    That a lobby has closed is told by the process that closed it; where that dies just then, only the table's message
    says so.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions
        self._tasks: set[asyncio.Task[None]] = set()
        sessions.unattended.listen(self._happened)

    def close(self) -> None:
        """Cancels what is under way."""
        for task in self._tasks:
            task.cancel()

    def _happened(self, session: Session, event: TableEvent) -> None:
        if event is TableEvent.EXPIRED and session.place.parent is not None and len(session.people) == 1:
            task = asyncio.create_task(self.tell(session, "opponent-nobody"))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def tell(self, lobby: Session, key: str, **args: str) -> None:
        """Writes the text of this key to the host, who is notified."""
        texts = guild_texts(self._sessions.guild_settings.of(lobby.place.guild), lobby.place.locale or "")
        told = page(texts(key, host=f"<@{lobby.host}>", title=title(lobby, texts), **args))
        nonce = message_nonce(f"{key} {lobby.id} {len(lobby.people)}")
        try:
            await ChannelMessages(self._client).post(lobby.place, told, [], mention_only([lobby.host]), nonce)
        except (*NOT_SENT, NoInteractionToken) as error:
            log.info("host not told", session=lobby.id, why=error)
