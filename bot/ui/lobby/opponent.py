"""Finding an opponent: a seat at a waiting table of the same game on this server, else a new waiting table.

A waiting table is a normal lobby: it survives a restart, has Leave, counts for the quota, and closes when nobody comes.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.sessions.transition import TableEvent
from bot.ui.lobby.open_table import TableOpening
from bot.ui.lobby.wanted_table import WantedTable
from bot.ui.reply.audience import guild_of, person
from bot.ui.reply.bot_permissions import can_create_thread
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.reply import Reply
from bot.ui.reply.visible_places import may_see
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.table_links import table_url
from bot.ui.table_message.waiting_notices import WaitingNotices
from bot.ui.text.names import bold
from bot.ui.text.narration import title
from bot.ui.views.components import page

USUAL_CLOCK = 86_400
"""The seconds for a move if neither the user nor the server has chosen a clock: players may be online at different
times of the day."""

MOST_TRIED = 5
"""The most waiting tables that are tried for a request."""


class OpponentFinder:
    """Seats people at waiting tables, or opens a new one."""

    def __init__(self, tables: TableContext, opening: TableOpening, notices: WaitingNotices) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._opening = opening
        self._notices = notices

    async def find(self, reply: Reply, wanted: WantedTable) -> None:
        """Seats the user and says where, or opens a table.

        Refuses `opponent-no-server` outside of servers that have the bot, `opponent-or-computer` if computers are
        wanted, too, `opponent-alone` for a game for one, `opponent-waiting` (link) if the user is waiting already, and
        what `TableOpening.open` refuses.
        """
        interaction = reply.interaction
        guild = guild_of(interaction)
        if guild is None:
            raise Refusal("opponent-no-server")
        if wanted.level is not None:
            raise Refusal("opponent-or-computer")
        game = GAMES[wanted.game]
        if game.seats(game.info.full_options(wanted.options))[-1] == 1:
            raise Refusal("opponent-alone")
        require_allowed(interaction, self._sessions.guild_settings.of(guild))
        await self._sessions.refresh_guilds([guild])
        waiting = [*_waiting(self._sessions, guild, wanted)]
        own = next((one for one in waiting if one.seat_of(reply.user) is not None), None)
        if own is not None:
            raise Refusal("opponent-waiting", link=table_url(own))
        for lobby in waiting[:MOST_TRIED]:
            if await may_see(interaction, lobby.place) and await self._seated(reply, lobby):
                return
        clock = wanted.clock or self._sessions.guild_settings.of(guild).clock or USUAL_CLOCK
        await self._opening.open(reply, replace(wanted, clock=clock), in_thread=can_create_thread(interaction))

    async def _seated(self, reply: Reply, lobby: Session) -> bool:
        """Seats the user unless somebody was faster; says where, and starts a game for two."""
        try:
            joined = await self._sessions.lobbies.join(
                lobby.id, person(reply.interaction), interaction=reply.interaction.id
            )
        except Refusal:
            return False
        session = joined.session
        self._tables.messages.refresh(reply, session)
        key = "opponent-found" if joined.event is TableEvent.STARTED else "opponent-joined"
        where = {"title": title(session, reply.texts), "link": table_url(session)}
        await reply.send_private(page(reply.texts(key, player=bold(session.host_name), **where)))
        if joined.event is TableEvent.JOINED:
            self._notices.tell(session, "opponent-came", player=bold(session.people[-1].name))
        return True


def _waiting(sessions: Sessions, guild: int, wanted: WantedTable) -> Iterator[Session]:
    """Yields the lobbies of a guild, oldest first, where anybody may join this game with a clock."""
    options = GAMES[wanted.game].info.full_options(wanted.options)
    for lobby in sorted(sessions.tables.in_guild(guild), key=lambda one: one.opened_at):
        same = (lobby.status, lobby.game_key, dict(lobby.options)) == (Status.LOBBY, wanted.game, dict(options))
        anybody = lobby.lobby.guests is None and lobby.lobby.rematch_of is None
        clock = lobby.clock.seconds
        clocked = lobby.game.info.race or (clock == wanted.clock if wanted.clock else clock > 0)
        posted = lobby.message is not None or lobby.place.parent is not None  # in a thread, it is posted by itself
        if same and anybody and clocked and posted:
            yield lobby
