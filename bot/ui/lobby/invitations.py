"""Pings users who are invited to a table in a separate message, since an edited message pings nobody."""

from collections.abc import Awaitable, Callable

import structlog

from bot.lru import LruCache
from bot.sessions.notices import Notice, Notices
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
    """Remembers, in memory, who was pinged about which table, so that nobody is pinged twice.

    Processes tell each other whom they have pinged. After a restart, or where that is missed, guests who were pinged
    before are pinged once more when others are invited.
    """

    def __init__(self, notices: Notices, find: Callable[[str], Awaitable[Session | None]]) -> None:
        """find: returns the newest session of an id."""
        self._find = find
        self._pinged: LruCache[str, set[int]] = LruCache(TABLES_KEPT)
        self._notices = notices
        notices.on(NOTICE, self._pinged_elsewhere)

    def send(self, interaction: Interaction, lobby: Session, texts: Texts) -> None:
        """Pings the guests of this lobby who were not pinged yet and have no seat, in one message.

        While Discord is away it waits, as long as the lobby is open.
        """
        pinged = self._pinged.get(lobby.id) or set()
        new = [user for user in lobby.lobby.guests or () if user not in pinged and lobby.seat_of(user) is None]
        if not new or (lobby.message is None and lobby.place.parent is None):
            return
        self._pinged[lobby.id] = pinged.union(new)
        self._notices.tell(NOTICE, lobby=lobby.id, users=new)
        invitation = texts(
            "invitation",
            host=bold(lobby.host_name),
            players=", ".join(f"<@{user}>" for user in new),
            title=title(lobby, texts),
            link=table_url(lobby),
        )
        nonce = message_nonce(f"invitation {lobby.id} {' '.join(map(str, new))}")
        messages = ChannelMessages(interaction.client)

        async def post() -> None:
            newest = await self._find(lobby.id)
            if newest is None or newest.status is not Status.LOBBY:
                return
            try:
                await messages.post(lobby.place, page(invitation), [], mention_only(new), nonce)
            except NoInteractionToken as error:
                log.info("invitation not sent", session=lobby.id, why=error)

        interaction.client.outbox.send(f"invitation {nonce}", post)

    def _pinged_elsewhere(self, notice: Notice) -> None:
        match notice:
            case {"lobby": str(lobby), "users": [*users]}:
                pinged = self._pinged.get(lobby) or set()
                self._pinged[lobby] = pinged.union(user for user in users if isinstance(user, int))
