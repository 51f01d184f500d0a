"""Keeps each table's one message in its channel true to its session."""

import asyncio
from collections.abc import Iterable
from functools import partial

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session, TableEvent
from bot.texts import Texts, texts_for
from bot.ui.board_message.channel_messages import Messages
from bot.ui.board_message.freshness import MessageFreshness, link
from bot.ui.board_message.layout import Layout, OutgoingTableMessage
from bot.ui.board_message.pings import Pings
from bot.ui.board_message.table_message import TableMessage
from bot.ui.board_message.table_view import moved_panel
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.reply import Reply, mention_only
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import turn_since

log = structlog.get_logger()

UNKNOWN_CHANNEL = 10003
NO_MORE_EDITS = {30046, 50083}
"""Too many edits of an old message; a thread that sleeps, which a new message wakes."""

IN_TURN = 0.5
"""Seconds that presses wait for an edit, so that none lands after a later answer; longer ones sleep out a limit."""


class TableMessages:
    """Posts, edits and reposts the tables' messages, always with the newest state of the table."""

    def __init__(self, client: discord.Client, sessions: Sessions, showing: Layout) -> None:
        self._client = client
        self._sessions = sessions
        self._showing = showing
        self.freshness = MessageFreshness(client)
        self._upkeeps: dict[str, TableMessage] = {}
        """Of every live table that somebody has been at since the start."""
        self._messages = Messages(client)
        self._calls = Pings(self._messages.channel)
        sessions.listen(self.heard)

    async def post(self, session_id: str, reply: Reply, texts: Texts) -> None:
        """Posts the table's message as the answer to a command; the message it had before loses its buttons.

        It rings nobody, for anyone may ask for the table as often as they like; but those whom a rematch waits for,
        once. Where the answer is lost on its way, a table that had no message yet is posted all the same.
        """
        upkeep = self._upkeep(session_id, texts, reply.interaction.guild_id)
        async with upkeep.answering:
            session = await self._newest(session_id)
            session, shown = await self._showing.table(session, upkeep.words, upkeep.walked)
            try:
                message = await reply.post(shown.view, shown.files, calls=_asked(session, upkeep))
            except Exception:
                if session.message is None:
                    upkeep.want()
                raise
            upkeep.turn_shown, upkeep.pictured = _turn(session), (message, shown.depicted)
            await self._sessions.posted(session_id, message)
        if session.message is not None:
            await self._retire(session, session.message, message, upkeep.words)

    async def show(self, session_id: str, reply: Reply, texts: Texts, walk: PartialMove = START) -> None:
        """Answers a press on the table's message with its newest state; posts it again below if it is far up."""
        upkeep = self._upkeep(session_id, texts, reply.interaction.guild_id)
        session = await self._newest(session_id)
        upkeep.walk(session.ply, walk)
        message = session.message
        if message is None or reply.message != message:
            upkeep.want()
        elif await self._near(session, message):
            await self._answer(upkeep, session_id, reply)
        else:
            upkeep.want(below=True)

    def refresh(self, session: Session, texts: Texts) -> None:
        """Has the table's message brought up to date, soon and whatever becomes of any answer."""
        self._upkeep(session.id, texts, session.place.guild).want()

    def heard(self, _before: Session, after: Session, table_event: TableEvent) -> None:
        """Something came about that nobody pressed for: it is drawn, and whom it concerns is called."""
        self.refresh(after, self.texts_of(after))
        if not self._messages.visited(after.place):
            self._calls.send(after, table_event, self.texts_of(after))

    async def renew(self, session_id: str, reply: Reply, texts: Texts) -> None:
        """Puts the pressed message right when the press came too late: a crash may have kept it from being redrawn."""
        pressed = reply.interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return
        upkeep = self._upkeep(session_id, texts, reply.interaction.guild_id)
        session = await self._newest(session_id)
        if session.message == pressed.id:
            await self._answer(upkeep, session_id, reply)
        elif session.message is not None and reply.genuine:
            await reply.update(moved_panel(session, upkeep.words, link(session.place, session.message)))

    def take_up(self, sessions: Iterable[Session]) -> None:
        """Tables that a restart brought back: where a message shows the table, it has called the player on turn."""
        for session in sessions:
            if session.message is not None:
                upkeep = self._upkeep(session.id, self.texts_of(session), session.place.guild)
                upkeep.turn_shown, upkeep.addressed = _turn(session), False

    def redraw(self, sessions: Iterable[Session], guild: discord.Guild) -> None:
        """Brings the messages of a guild's tables up to date after a restart. Nobody is called for it.

        Outside of servers the readers' language is not known before the next press; that puts the message right.
        """
        for session in sessions:
            if session.message is not None and self.freshness.young(session.message):
                texts = guild_texts(self._sessions.guild_settings.of(guild.id), str(guild.preferred_locale))
                self.refresh(session, texts)

    def texts_of(self, session: Session) -> Texts:
        """The language of a table that nobody has pressed anything at: its server's, or the one last spoken there."""
        upkeep = self._upkeeps.get(session.id)
        guild = self._client.get_guild(session.place.guild or 0)
        if guild is None:
            return upkeep.words if upkeep is not None else texts_for(None)
        return guild_texts(self._sessions.guild_settings.of(guild.id), str(guild.preferred_locale))

    def close(self) -> None:
        """Abandons the redraws under way."""
        for upkeep in self._upkeeps.values():
            upkeep.stop()
        self._calls.stop()

    def _upkeep(self, session_id: str, texts: Texts, guild: int | None) -> TableMessage:
        """The table's upkeep: it speaks a server's language, as that is now; elsewhere the first one it was asked in.

        So a table among friends who read different languages does not change its own with every press.
        """
        upkeep = self._upkeeps.get(session_id)
        if upkeep is None:
            upkeep = self._upkeeps[session_id] = TableMessage(texts, partial(self._redraw, session_id))
        elif guild is not None or not upkeep.addressed:
            upkeep.words = texts
        upkeep.addressed = True
        return upkeep

    def _let_go(self, session: Session) -> None:
        """A call that is settled goes. A table that has ended needs no upkeep; what is under way comes to its end."""
        self._calls.settle(session)
        if not session.status.live:
            self._upkeeps.pop(session.id, None)

    async def _newest(self, session_id: str) -> Session:
        session = await self._sessions.find(session_id)
        if session is None:
            raise LookupError(f"no session {session_id}")
        return session

    async def _answer(self, upkeep: TableMessage, session_id: str, reply: Reply) -> None:
        """Answers a press on the table's message with its newest state.

        Of presses that wait for one another only the last one draws; the others are acknowledged without a picture.
        Where an answer fails, or the table was posted again meanwhile, the message is redrawn without the press.
        """
        overtaken = upkeep.pressed()
        async with upkeep.answering:
            if not overtaken():
                await self._answer_in_turn(upkeep, session_id, reply)
        await reply.settle()

    async def _answer_in_turn(self, upkeep: TableMessage, session_id: str, reply: Reply) -> None:
        session = await self._newest(session_id)
        self._let_go(session)
        message = reply.message
        if message is None or message != session.message:
            upkeep.want()
            return
        upkeep.take_over()
        beside = upkeep.busy  # an edit on its way may come after this answer, though its end is told before
        try:
            session, shown = await self._showing.table(session, upkeep.words, upkeep.walked, upkeep.picture_of)
            upkeep.pictured = None
            await reply.update(shown.view, shown.attachments)
        except discord.NotFound as error:
            log.info("press answered too late", interaction=reply.interaction.id, code=error.code)
            upkeep.want()
        except discord.HTTPException as error:
            upkeep.want(below=error.code in NO_MORE_EDITS)
            raise
        except BaseException:
            upkeep.want()
            raise
        else:
            upkeep.turn_shown = _turn(session)
            if beside or upkeep.busy:
                upkeep.want()
            else:
                upkeep.pictured = message, shown.depicted

    async def _redraw(self, session_id: str, upkeep: TableMessage, below: bool) -> None:
        """Edits the table's message by its id; posts it again where it is too far up, too old, or gone."""
        words = upkeep.words
        session = await self._newest(session_id)
        self._let_go(session)
        if session.message is not None and not below:
            below = not await self._near(session, session.message)
        async with upkeep.answering:
            if not upkeep.begin():
                return
            session = await self._newest(session_id)
            if below:
                upkeep.pictured = None  # a new message has none yet
            session, shown = await self._showing.table(session, words, upkeep.walked, upkeep.picture_of)
            old, upkeep.pictured = session.message, None
            edit = None if old is None or below else asyncio.create_task(self._edit(session, old, shown))
            if edit is not None:
                in_turn, _ = await asyncio.wait([edit], timeout=IN_TURN)
        if old is not None and edit is not None:
            if await edit:
                upkeep.turn_shown = _turn(session)
                if in_turn:
                    upkeep.pictured = old, shown.depicted
                now = (await self._newest(session_id)).message
                if now is not None and now != old:  # posted again meanwhile: this edit came after it
                    await self._retire(session, old, now, words)
                return
            # The vain edit used its files up.
            session, shown = await self._showing.table(session, words, upkeep.walked)
        await self._post_below(session, upkeep, shown)

    async def _edit(self, session: Session, message: int, shown: OutgoingTableMessage) -> bool:
        """Edits the message; whether it can be edited. A channel that is gone takes its table along."""
        try:
            return await self._messages.change(session.place, message, shown.view, shown.attachments)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL and session.place.guild is not None:
                await self._sessions.place_gone(session.place.channel)
                raise
            return False
        except discord.HTTPException as error:
            if error.code not in NO_MORE_EDITS:
                raise
            return False

    async def _post_below(self, session: Session, upkeep: TableMessage, shown: OutgoingTableMessage) -> None:
        """Posts the table's message, which rings whom none has rung yet: the player on turn, who is asked to play."""
        old, turn = session.message, _turn(session)
        calls = [*_asked(session, upkeep), *(_on_turn(session) if turn != upkeep.turn_shown else ())]
        try:
            sent = await self._messages.post(session.place, shown.view, shown.files, mention_only(calls))
        except (discord.Forbidden, discord.NotFound):
            if old is None:  # a table that nobody has ever seen must not hold its channel
                await self._sessions.place_gone(session.place.channel)
            raise
        upkeep.turn_shown, upkeep.pictured = turn, (sent, shown.depicted)
        await self._sessions.posted(session.id, sent)
        if old is not None:
            await self._retire(session, old, sent, upkeep.words)

    async def _retire(self, session: Session, old: int, new: int, texts: Texts) -> None:
        """Takes the buttons off a message whose table goes on elsewhere, if that can be done."""
        moved = moved_panel(session, texts, link(session.place, new))
        try:
            await self._messages.change(session.place, old, moved, [])
        except discord.HTTPException as error:
            log.info("old message not retired", session=session.id, status=error.status, code=error.code)

    async def _near(self, session: Session, message: int) -> bool:
        """Whether the message is still to be changed; a visitor cannot count what stands below it."""
        if self._messages.visited(session.place):
            return self.freshness.young(message)
        return await self.freshness.near(session.place.channel, message)


def _turn(session: Session) -> int | None:
    """The turn that a message shows; none before the game."""
    return turn_since(session) if session.started_at is not None else None


def _on_turn(session: Session) -> list[int]:
    """The one player on turn; in a race nobody."""
    seats = session.to_act if len(session.to_act) == 1 else frozenset()
    return [session.people[seat].id for seat in seats - session.computers]


def _asked(session: Session, upkeep: TableMessage) -> tuple[int, ...]:
    """Those whom a rematch waits for, when its lobby is first posted."""
    if session.message is not None or upkeep.asked:
        return ()
    upkeep.asked = True
    return session.awaited
