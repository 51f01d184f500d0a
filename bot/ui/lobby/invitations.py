"""Pings users who are invited to a table in a separate message, since an edited message pings nobody."""

from collections.abc import Callable
from functools import partial
from typing import Literal

import discord
import structlog

from bot.lru import LruCache
from bot.sessions.notices import Notice
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.interaction_tokens import NoInteractionToken
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.table_message.table_links import table_url
from bot.ui.text.names import bold
from bot.ui.text.narration import title
from bot.ui.views.components import page
from bot.ui.views.outgoing_message import mention_only

log = structlog.get_logger()

TABLES_KEPT = 500

NOTICE = "invited"
"""The kind of the notices about pinged guests."""


class Invitations:
    """Pings invited guests, and remembers them in memory, so that nobody is pinged twice about a table.

    Processes tell each other whom they have pinged. After a restart or a lost notice, already pinged guests are pinged
    once more when others are invited. When the game begins or the lobby closes, the process that sent the messages
    edits them to say so.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._pinged: LruCache[str, set[int]] = LruCache(TABLES_KEPT)
        self._sent: LruCache[str, list[Callable[[Session], None]]] = LruCache(TABLES_KEPT)
        """By lobby: for each of its messages, the function that edits it once the lobby is over."""
        sessions.notices.on(NOTICE, self._pinged_elsewhere)
        sessions.listen_to_changes(self._changed)

    def send(self, interaction: Interaction, lobby: Session, texts: Texts) -> None:
        """Pings the guests of this lobby who were not pinged yet and have no seat, in one message.

        While Discord is away, the message waits for as long as the lobby is open.
        """
        pinged = self._pinged.get(lobby.id) or set()
        new = [user for user in lobby.lobby.guests or () if user not in pinged and lobby.seat_of(user) is None]
        if not new or (lobby.message is None and lobby.place.parent is None):
            return
        self._pinged[lobby.id] = pinged.union(new)
        self._sessions.notices.tell(NOTICE, lobby=lobby.id, users=new)
        nonce = message_nonce(f"invitation {lobby.id} {' '.join(map(str, new))}")
        messages, outbox = ChannelMessages(interaction.client), interaction.client.outbox

        def invitation(state: Literal["open", "begun", "closed"]) -> discord.ui.LayoutView:
            players = ", ".join(f"<@{user}>" for user in new)
            host, link = bold(lobby.host_name), table_url(lobby)
            said = texts("invitation", host=host, players=players, title=title(lobby, texts), link=link, state=state)
            return page(said)

        async def post() -> None:
            newest = await self._sessions.tables.find(lobby.id)
            if newest is None or newest.status is not Status.LOBBY:
                return
            try:
                sent = await messages.post(lobby.place, invitation("open"), [], mention_only(new), nonce)
            except NoInteractionToken as error:
                log.info("invitation not sent", session=lobby.id, why=error)
                return
            self._sent.get_or_create(lobby.id, lambda _: []).append(partial(end, sent))
            self._sessions.notices.follow(lobby.id)
            self._changed(await self._sessions.tables.find(lobby.id) or newest)  # the lobby may be over by now

        def end(sent: int, ended: Session) -> None:
            self._sessions.notices.unfollow(lobby.id)
            view = invitation("closed" if ended.started_at is None else "begun")
            outbox.send(f"old-invitation {sent}", lambda: messages.edit(lobby.place, sent, view, []))

        outbox.send(f"invitation {nonce}", post)

    def _changed(self, session: Session) -> None:
        """Edits the invitations to a lobby that is over."""
        if session.status is not Status.LOBBY:
            for end in self._sent.pop(session.id) or ():
                end(session)

    def _pinged_elsewhere(self, notice: Notice) -> None:
        match notice:
            case {"lobby": str(lobby), "users": [*users]}:
                pinged = self._pinged.get(lobby) or set()
                self._pinged[lobby] = pinged.union(user for user in users if isinstance(user, int))
