"""Redraws messages that are behind their tables, after a restart, an outage, or the death of another process."""

from collections.abc import Iterable

from bot.lru import LruCache
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind, DueRecord
from bot.ui.gateway.guild_events import GuildPayload
from bot.ui.panels.follow import Version, version_of
from bot.ui.table_message.layout import TableLayout
from bot.ui.table_message.table_messages import TableMessages, usable_session

COMPARED_AGAIN = (1_200, 2_500, 5_000, 10_000, 20_000, 40_000)
"""Milliseconds until a message that was behind is compared again with its table: the first delay, the second, and so
on."""

LOST_PERMISSION_TRIED_AGAIN = 300_000
"""Milliseconds until the bot retries a message that it may not draw: it may not learn that permissions have changed."""

POSTED_BY_ANOTHER = 2
"""How often a table without a message is left to the process that is about to post it as the answer to a command."""

REDRAWS_COUNTED = 10_000


class BehindMessages:
    """Redraws the messages that are behind their tables."""

    def __init__(self, sessions: Sessions, layout: TableLayout, messages: TableMessages) -> None:
        self._sessions = sessions
        self._layout = layout
        self._messages = messages
        self._redraws_due: LruCache[str, tuple[Version, int]] = LruCache(REDRAWS_COUNTED)
        """By session: the version that its message did not show, and how often that was found."""
        sessions.due.on(DueKind.MESSAGE, self._message_due)

    async def redraw(self, sessions: Iterable[Session], listed: GuildPayload | None = None) -> None:
        """Redraws the messages of a guild's tables that are behind, after a restart or an outage.

        Mentions nobody, and deletes outdated pings. Outside of guilds the readers' language is unknown until the next
        press, which redraws the message.

        Args:
            listed: the guild's GUILD_CREATE; None after the connection was resumed.
        """
        for session in sessions:
            newest = self._sessions.tables.at(session.place.channel)
            if newest is None or newest.id != session.id or newest.message is None:
                continue
            self._messages.pings.settle(newest)
            message, behind = self._messages.of_table(newest), await self._is_behind(newest)
            if behind or (listed is not None and not _has_had(listed, newest.place.channel, newest.message)):
                message.request(background=True)

    async def redraw_without_gateway(self) -> None:
        """Redraws the messages of all tables that are behind, after a restart.

        Messages of older versions wait for the next press, since their readers' language is unknown.
        """
        for session in self._sessions.tables.live():
            if session.message is None or session.place.locale is None:
                continue
            self._messages.pings.settle(session)
            message = self._messages.of_table(session)
            if await self._is_behind(session):
                message.request(background=True)
        await self.redraw_ended()

    async def redraw_ended(self, guild: int | None = None) -> None:
        """Redraws messages of games that ended before a restart but, because of a crash, still look unfinished.

        Args:
            guild: the guild whose games are meant; None for all.
        """
        live = {session.id for session in self._sessions.tables.live()}
        for session_id in [one for one in self._sessions.shown.before_restart if one not in live]:
            session = await usable_session(self._sessions, session_id)
            if session is None or session.message is None:
                continue
            if guild is None or session.place.guild == guild:
                self._messages.of_table(session).request(background=True)

    async def end_deleted_places(self, sessions: Iterable[Session], guild: GuildPayload) -> None:
        """Ends the tables of a guild whose channel or thread was deleted while the bot was away.

        Asks Discord about each place that the guild does not list, since archived threads are not listed either.
        """
        for session in sessions:
            place = session.place
            if (
                not guild.lists(place.channel)
                and not place.user_install
                and await self._messages.channels.is_deleted(place)
            ):
                await self._sessions.places.channel_deleted(place.channel)

    async def _message_due(self, session: Session, due: DueRecord) -> int | None:  # noqa: ARG002  the session suffices
        """Redraws a message that is behind its table, whichever process should have done so.

        Returns when to compare it again, since the redraw may fail or this process may die. After a few attempts it
        returns None, and the message waits for its table's next change. But if the bot lacks a permission for a live
        table, it is retried now and then, and while Discord is away it stays due. A table without a message first waits
        for the process that is about to post it. A message that only interaction tokens can edit is redrawn by a
        process that has such a token: see `TableMessages`.
        """
        self._messages.pings.settle(session)
        if session.message is None and not session.status.live:
            return None
        if session.message is not None and not self._messages.channels.reaches(session.place, session.message):
            return None
        if not await self._is_behind(session):
            return None
        version = version_of(session)
        counted, times = self._redraws_due.get(session.id) or (version, 0)
        if counted != version:
            times = 0
        if times == len(COMPARED_AGAIN):
            if self._messages.of_table(session).redraws.is_waiting_for_discord:
                return self._sessions.now() + COMPARED_AGAIN[-1]
            if not session.status.live or session.place.channel not in self._messages.channels.lost_permissions:
                return None
            self._messages.of_table(session).request()
            return self._sessions.now() + LOST_PERMISSION_TRIED_AGAIN
        self._redraws_due[session.id] = version, times + 1
        if session.message is not None or times >= POSTED_BY_ANOTHER:
            self._messages.of_table(session).request()
        return self._sessions.now() + COMPARED_AGAIN[times]

    async def _is_behind(self, session: Session) -> bool:
        look = self._layout.look(session, self._messages.texts_without_interaction(session))
        return await self._sessions.shown.is_behind(session, look)


def _has_had(guild: GuildPayload, channel: int, message: int) -> bool:
    """Returns whether the message was ever in its channel: in a new sandbox, messages from an old database were not.

    Does not notice that a message was deleted, since Discord keeps its id as that of the channel's last message.
    """
    return not guild.lists(channel) or guild.last_message(channel) >= message
