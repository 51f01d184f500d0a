"""The messages of all tables, by session."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice

import structlog

from bot.lru import LruCache
from bot.sessions.notices import Notice
from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind, DueRecord
from bot.sessions.transition import TableEvent
from bot.texts import Texts, texts_for
from bot.ui.reply.audience import guild_texts, public_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.reply import Reply
from bot.ui.table_message.channel_messages import ChannelMessages, message_url
from bot.ui.table_message.freshness import MessageFreshness
from bot.ui.table_message.layout import TableLayout
from bot.ui.table_message.move_messages import MoveMessages
from bot.ui.table_message.pings import Pings
from bot.ui.table_message.stored_tokens import StoredTokens
from bot.ui.table_message.table_message import Services, TableMessage
from bot.ui.table_message.table_view import moved_panel
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import WordToggle

log = structlog.get_logger()

MESSAGES_KEPT, LOOKED_AT = 20_000, 100
"""How many messages are remembered, and how many of the oldest are searched for an idle one to forget in favour of a
new one. That loses which picture it shows, and how far the player on turn has come in a move."""

CHOSEN = "chosen"
"""The kind of the notices about a word that was chosen at a table."""

TABLES_CHOSEN = 1_000
"""The number of tables whose notices are kept until this process first handles the table's message."""


class TableMessages:
    """Finds the message of a table, in the right language, and keeps it up to date.

    Attributes:
        channels: posts and edits the messages.
        pings: the pings of their tables.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions, layout: TableLayout) -> None:
        self.freshness = MessageFreshness(client)
        self._client = client
        self._sessions = sessions
        self._layout = layout
        stored = None if sessions.others is None else StoredTokens(client, sessions.others.tokens)
        self.channels = ChannelMessages(client, self.freshness, stored)
        self.pings = Pings(client, self.channels, sessions)
        self._moves = MoveMessages(self.channels, sessions, client.outbox)
        self._services = Services(
            sessions, layout, self.channels, self.freshness, self.pings, client.replies, client.outbox
        )
        self._closed = False
        self._messages: dict[str, TableMessage] = {}
        """By session: the messages of live tables where something has happened since the start, if there is room."""
        sessions.unattended.listen(self._happened)
        sessions.due.on(DueKind.PING, self._send_ping)
        self._by_token: set[str] = set()
        """The sessions among these whose messages only interaction tokens can edit."""
        sessions.notices.on("session", self._changed_elsewhere)
        self._chosen_elsewhere: LruCache[str, list[tuple[int, WordToggle]]] = LruCache(TABLES_CHOSEN)
        """The keys that other processes handled, for tables whose message this process has not handled yet."""
        sessions.notices.on(CHOSEN, self._toggled_elsewhere)
        self._redraws_by_token: set[asyncio.Task[None]] = set()

    async def post(self, reply: Reply, session: Session) -> None:
        """Posts the table's message as the answer to a command, see `TableMessage.post`."""
        await self._of_interaction(reply, session).post(session, reply)

    async def show(self, reply: Reply, session: Session, partial: PartialMove = START) -> None:
        """Answers a press on the table's message, see `TableMessage.show`."""
        message = self._of_interaction(reply, session)
        self._moves.changed(session, message.texts)
        await message.show(session, reply, partial)

    def partial_before(self, reply: Reply, session: Session, shown: str) -> PartialMove:
        """Returns how far the player on turn had come in a move when a message showed these words as chosen."""
        return self._of_interaction(reply, session).shown.partial_before(session.ply, shown)

    def chosen(self, session: Session, toggle: WordToggle) -> None:
        """Tells other processes that a key which chooses a word was pressed: they may get the press on the next key."""
        self._sessions.notices.tell(CHOSEN, session=session.id, ply=session.ply, toggle=str(toggle))

    def refresh(self, reply: Reply, session: Session) -> None:
        """Requests a redraw of the table's message after a press that is answered elsewhere."""
        message = self._of_interaction(reply, session)
        self._moves.changed(session, message.texts)
        message.request()

    async def renew(self, reply: Reply, session: Session) -> None:
        """Updates the pressed public message after a stale press: a crash may have left it outdated."""
        pressed = reply.interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return
        if session.message == pressed.id:
            await self._of_interaction(reply, session).answer(session, reply)
        elif session.message is not None and not pressed.content and reply.input.is_genuine:
            texts = self._texts_of_interaction(reply, session)
            await reply.edit_message(moved_panel(session, texts, message_url(session.place, session.message)))

    def restore(self, sessions: Iterable[Session]) -> None:
        """Adopts the messages from before a restart. They have mentioned their players on turn."""
        for session in sessions:
            if session.message is not None:
                self._add(session, self.texts_without_interaction(session)).shown.set_turn(session)

    def channel_changed(self, channel: int) -> None:
        """Draws the table of a changed channel where the bot was last refused: now it may be allowed."""
        session = self._sessions.tables.at(channel)
        if self.channels.lost_permissions.changed(channel) and session is not None:
            self.of_table(session).request()

    def close(self) -> None:
        """Cancels redraws and pings, including all later ones."""
        self._closed = True
        for message in self._messages.values():
            message.close()
        self.pings.close()
        self._moves.close()

    def _happened(self, session: Session, event: TableEvent) -> None:
        """Draws a table at which something happened without a press."""
        if event not in (TableEvent.START_PING, TableEvent.TURN_PING):  # these do not change the message
            message = self.of_table(session)
            self._moves.changed(session, message.texts)
            message.request()

    def _toggled_elsewhere(self, notice: Notice) -> None:
        """Notes a key that was pressed in another process."""
        match notice:
            case {"session": str(session_id), "ply": int(ply), "toggle": str(text)}:
                toggle = WordToggle.parse(text)
                message = self._messages.get(session_id)
                if toggle is not None and message is not None:
                    message.shown.toggled_elsewhere(ply, toggle)
                elif toggle is not None:
                    earlier = [one for one in self._chosen_elsewhere.get(session_id) or () if one[0] == ply]
                    self._chosen_elsewhere[session_id] = [*earlier, (ply, toggle)]

    def _changed_elsewhere(self, notice: Notice) -> None:
        """Redraws a message after another process has changed its session, if only a token of this process can edit it.

        Only the process that answered the interaction has its token. If that process dies, the message waits for the
        next press.
        """
        match notice:
            case {"session": str(session_id)} if session_id in self._by_token:
                task = asyncio.create_task(self._redraw_by_token(session_id))
                self._redraws_by_token.add(task)
                task.add_done_callback(self._redraws_by_token.discard)

    async def _redraw_by_token(self, session_id: str) -> None:
        try:
            await self._sessions.refresh(sessions=[session_id])
            session = await usable_session(self._sessions, session_id)
        except StoreUnavailable as error:
            log.info("table not drawn", session=session_id, why=error)
            return
        if session is None or session.message is None:
            return
        if self.channels.reaches(session.place, session.message):
            self.of_table(session).request()

    async def _send_ping(self, session: Session, due: DueRecord) -> int | None:
        """Pings the players whom an event concerns. Returns when to try again if Discord is away.

        Args:
            due: its detail is the event.
        """
        delay = await self.pings.send(session, TableEvent(due.detail), self.texts_without_interaction(session))
        return None if delay is None else self._sessions.now() + round(delay * 1000)

    def _of_interaction(self, reply: Reply, session: Session) -> TableMessage:
        message = self._with_texts(session, self._texts_of_interaction(reply, session))
        if self.channels.lost_permissions.permissions_known(reply.interaction):
            message.request()
        return message

    def of_table(self, session: Session) -> TableMessage:
        """Returns the table's message, outside of interactions."""
        return self._with_texts(session, self.texts_without_interaction(session))

    def _texts_of_interaction(self, reply: Reply, session: Session) -> Texts:
        """Returns the texts of the table's message: outside of guilds in the language of the user who opened the table.

        In a guild, or if the message is unknown, the interaction determines them.
        """
        place, message = session.place, self._messages.get(session.id)
        if place.guild is None and place.locale is not None:
            return texts_for(place.locale)
        if place.guild is not None and place.guild != reply.interaction.guild_id:  # pressed in a direct message
            return self.texts_without_interaction(session)
        if message is None or place.guild is not None:
            return public_texts(reply.interaction, self._sessions.guild_settings)
        return message.texts

    def _with_texts(self, session: Session, texts: Texts) -> TableMessage:
        """Returns the table's message, in these texts if it is in a guild; elsewhere it keeps its first language.

        So the language of a table among friends does not change with every press.
        """
        message = self._messages.get(session.id)
        if message is None:
            message = self._add(session, texts)
        elif session.place.guild is not None or not message.language_known:
            message.texts = texts
        message.language_known = True
        return message

    def texts_without_interaction(self, session: Session) -> Texts:
        """Returns the guild's texts; outside of guilds, the texts that the table used last.

        The guild's language is the one that the gateway tells, else the one from when the table was opened.
        """
        place = session.place
        if place.guild is not None and self._client.guild_cache.locale(place.guild) is not None:  # None until it comes
            return self._texts_of(place.guild)
        if place.guild is not None and place.locale is not None:
            return guild_texts(self._sessions.guild_settings, place.guild, place.locale)
        message = self._messages.get(session.id)
        return texts_for(place.locale) if message is None else message.texts

    def _texts_of(self, guild: int) -> Texts:
        return guild_texts(self._sessions.guild_settings, guild, self._client.guild_cache.locale(guild))

    def _add(self, session: Session, texts: Texts) -> TableMessage:
        if len(self._messages) >= MESSAGES_KEPT:
            self._remove_idle()
        message = self._messages[session.id] = TableMessage(session.id, texts, self._services, self._remove)
        for ply, toggle in self._chosen_elsewhere.pop(session.id) or ():
            message.shown.toggled_elsewhere(ply, toggle)
        if self.channels.by_user_install(session.place):
            self._by_token.add(session.id)
            self._sessions.notices.follow(session.id)
        if self._closed:
            message.close()
        return message

    def _remove_idle(self) -> None:
        """Forgets the oldest message that is not in use. Its table may have ended in another process."""
        oldest = islice(self._messages.values(), LOOKED_AT)
        idle = next((message for message in oldest if message.is_idle), None)
        if idle is not None:
            self._remove(idle)

    def _remove(self, message: TableMessage) -> None:
        if self._messages.get(message.session_id) is message:
            del self._messages[message.session_id]
            if message.session_id in self._by_token:
                self._by_token.remove(message.session_id)
                self._sessions.notices.unfollow(message.session_id)


async def usable_session(sessions: Sessions, session_id: str) -> Session | None:
    """Returns a session; None if it is gone, damaged or from a newer version. Raises StoreUnavailable."""
    with suppress(SetAside, NewerRules):
        return await sessions.tables.find(session_id)
    return None
