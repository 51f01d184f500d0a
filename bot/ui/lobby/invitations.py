"""Pings users who are invited to a table in a separate message, since an edited message pings nobody."""

import structlog

from bot.lru import LruCache
from bot.sessions.notices import Notice, Notices
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.gateway.send_errors import NOT_SENT
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

    def __init__(self, notices: Notices) -> None:
        self._pinged: LruCache[str, set[int]] = LruCache(TABLES_KEPT)
        self._notices = notices
        notices.on(NOTICE, self._pinged_elsewhere)

    async def send(self, interaction: Interaction, lobby: Session, texts: Texts) -> None:
        """Pings the guests of this lobby who were not pinged yet and have no seat, in one message."""
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
        try:
            nonce = message_nonce(f"invitation {lobby.id} {' '.join(map(str, new))}")
            await ChannelMessages(interaction.client).post(lobby.place, page(invitation), [], mention_only(new), nonce)
        except (*NOT_SENT, NoInteractionToken) as error:
            log.info("invitation not sent", session=lobby.id, why=error)

    def _pinged_elsewhere(self, notice: Notice) -> None:
        match notice:
            case {"lobby": str(lobby), "users": [*users]}:
                pinged = self._pinged.get(lobby) or set()
                self._pinged[lobby] = pinged.union(user for user in users if isinstance(user, int))
