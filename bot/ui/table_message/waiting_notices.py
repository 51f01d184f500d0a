"""Tells hosts who wait for players at a table in its own thread that somebody has joined, or that nobody has."""

import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.sessions.transition import TableEvent
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
    """Writes messages to hosts, since an edit of their table's message would not notify them.

    The process that closes a lobby tells its host; if it dies just then, only the table's message says so.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions
        sessions.unattended.listen(self._happened)

    def _happened(self, session: Session, event: TableEvent) -> None:
        if event is TableEvent.EXPIRED and session.place.parent is not None and len(session.people) == 1:
            self.tell(session, "opponent-nobody")

    def tell(self, lobby: Session, key: str, **args: str) -> None:
        """Sends the text of this key to the host, who is notified; retries while Discord is away."""
        texts = guild_texts(self._sessions.guild_settings, lobby.place.guild, lobby.place.locale)
        said = texts(key, host=f"<@{lobby.host}>", title=title(lobby, texts), **args)
        nonce = message_nonce(f"{key} {lobby.id} {len(lobby.people)}")

        async def post() -> None:
            try:
                await ChannelMessages(self._client).post(lobby.place, page(said), [], mention_only([lobby.host]), nonce)
            except NoInteractionToken as error:
                log.info("host not told", session=lobby.id, why=error)

        self._client.outbox.send(f"{key} {lobby.id}", post)
