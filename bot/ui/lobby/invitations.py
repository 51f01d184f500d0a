"""Who is invited to a table is told once: in a message of its own, for an edit rings nobody's bell."""

from collections import OrderedDict

import aiohttp
import discord
import structlog

from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.board_message.channel_messages import ChannelMessages, message_url
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import mention_only
from bot.ui.reply.user_install import NoInteractionToken
from bot.ui.text.names import bold
from bot.ui.text.narration import title
from bot.ui.views.components import page

log = structlog.get_logger()

TABLES_KEPT = 500


class Invitations:
    """Remembers in memory who has been told of which table: invited again, nobody is called twice."""

    def __init__(self) -> None:
        self._told: OrderedDict[str, set[int]] = OrderedDict()

    async def send(self, interaction: Interaction, lobby: Session, texts: Texts) -> None:
        """Pings the guests of this lobby who have not been called and have no seat yet, in one message."""
        told = self._told.setdefault(lobby.id, set())
        new = [user for user in lobby.guests or () if user not in told and lobby.seat_of(user) is None]
        if not new or lobby.message is None:
            return
        told.update(new)
        if len(self._told) > TABLES_KEPT:
            self._told.popitem(last=False)
        said = texts(
            "invitation",
            host=bold(lobby.host_name),
            players=", ".join(f"<@{user}>" for user in new),
            title=title(lobby, texts),
            link=message_url(lobby.place, lobby.message),
        )
        try:
            await ChannelMessages(interaction.client).post(lobby.place, page(said), [], mention_only(new))
        except (discord.HTTPException, aiohttp.ClientError, OSError, NoInteractionToken) as error:
            log.info("nobody invited", session=lobby.id, why=repr(error))
