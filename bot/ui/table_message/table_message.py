"""The public message of one table: one actor answers presses on it, edits it, and posts it again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.gateway.outbox import Outbox
from bot.ui.gateway.send_errors import ALREADY_ANSWERED, INVALID_FORM
from bot.ui.reply.bot_permissions import MissingPermissions, missing_to_draw
from bot.ui.reply.message_nonce import PostAttempts
from bot.ui.reply.replies import Replies
from bot.ui.reply.reply import Reply
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.table_message.freshness import MessageFreshness
from bot.ui.table_message.layout import OutgoingTableMessage, TableLayout
from bot.ui.table_message.pings import Pings
from bot.ui.table_message.redraw_loop import Redraw, RedrawLoop, RedrawState
from bot.ui.table_message.shown_state import ShownState
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.outgoing_message import mention_only

log = structlog.get_logger()

Sent = TypeVar("Sent")

EDIT_BEFORE_ANSWERS = 0.5
"""The most seconds that answers wait for an edit, so that it can't land after them. Longer ones are rate-limited."""

CANNOT_EDIT = {30046, 50083, INVALID_FORM}
"""Discord's error codes after which only a new message helps: too many edits of an old message; an archived thread,
which a new message reopens; an upload that Discord accepts only with a new message."""


@dataclass(frozen=True)
class Services:
    """What all table messages share."""

    sessions: Sessions
    layout: TableLayout
    messages: ChannelMessages
    freshness: MessageFreshness
    pings: Pings
    replies: Replies
    outbox: Outbox


class TableMessage:
    """Keeps the message of one table up to date with its session.

    Presses are answered one after the other; of those that wait, only the last one draws. Meanwhile at most one redraw,
    the bot's own edit or repost, is being sent: rate limits may delay it for seconds, and no press waits for that. A
    redraw never depends on an answer: both show the newest durable session.

    Besides `redraws` and `shown`, the state is only the lock that orders answers, the numbers of presses and of answers
    so far, and the number of callers that use this object.

    Attributes:
        redraws: sends redraws.
        shown: what the message currently shows.

    Args:
        idle: is called when the table has ended and nothing is left to do.
    """

    def __init__(
        self, session_id: str, texts: Texts, services: Services, idle: Callable[["TableMessage"], None]
    ) -> None:
        self.session_id = session_id
        self.texts = texts
        self.language_known = False
        """Whether an interaction at this table, or its guild, has determined the texts."""
        self._services = services
        self._idle = idle
        self.redraws = RedrawLoop(
            session_id, self._send, self._report_idle, services.replies, outbox=services.outbox, turn=self._turn
        )
        self.shown = ShownState()
        self._attempts = PostAttempts()
        self._answers = asyncio.Lock()
        self._replacing = asyncio.Lock()
        self._presses = 0
        self._answers_begun = 0
        self._users = 0
        self._ended = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being sent, nothing is due, and no caller uses this object."""
        return self.redraws.state == RedrawState() and not self._users

    def request(self, redraw: Redraw = Redraw.EDIT, *, background: bool = False) -> None:
        """Requests a redraw of the message.

        Args:
            background: whether nobody waits for the redraw, so that other requests go first.
        """
        self.redraws.request(redraw, background=background)

    def close(self) -> None:
        """Cancels the redraw: after a restart the message is found to be behind and redrawn."""
        self.redraws.close()

    async def post(self, session: Session, reply: Reply) -> None:
        """Posts the message as the answer to a command; the table's previous message loses its buttons.

        It mentions nobody, since anyone may repeat the command, except, once, the users whom a lobby asks to join. If
        the answer fails and the table has no message yet, a redraw posts one.
        """
        with self._used():
            async with self._answers:
                self._answers_begun += 1
                self.shown.forget_picture()
                session, out = await self._lay_out(await self._newest(session))
                invitees = self.shown.unmentioned_invitees(session, self._services.layout.asked(session))
                try:
                    message = await reply.send_public(out, mentions=invitees)
                except Exception:
                    if session.message is None:
                        self.request()
                    raise
                await self._posted(session, message, out, invitees)

    async def show(self, session: Session, reply: Reply, partial: PartialMove) -> None:
        """Answers a press on the message; reposts it instead if it is too far up.

        Args:
            session: the session after the press.
            partial: how far the player on turn has come in a move.

        Raises:
            MissingPermissions: the message has to be redrawn, which Discord would refuse.
        """
        with self._used():
            self.shown.set_partial(session.ply, partial)
            if session.message is None or reply.message != session.message:
                self.request()
            elif await self._is_near_end(session, session.message):
                await self.answer(session, reply)
                return
            else:
                self.request(Redraw.REPOST)
            if missing := missing_to_draw(reply.interaction):
                raise MissingPermissions(missing)

    async def answer(self, session: Session, reply: Reply) -> None:
        """Answers a press on the message with the newest state.

        If later presses wait already, only acknowledges this one. If the answer fails, or the table was reposted
        meanwhile, requests a redraw. But not if another process, which got the press too, has answered it: an edit from
        here would land after that answer, and might show an older state.
        """
        self._presses += 1
        number = self._presses
        with self._used():
            async with self._answers:
                if number == self._presses:
                    await self._answer_in_order(await self._newest(session), reply)
            await reply.acknowledge()

    async def _answer_in_order(self, session: Session, reply: Reply) -> None:
        message = reply.message
        if message is None or message != session.message:
            self.request()
            return
        self._answers_begun += 1
        due = self.redraws.state.due
        self.redraws.answering()
        overlaps = self.redraws.state.sending is not None
        try:
            session, out = await self._edit_pressed(session, reply)
        except discord.NotFound as error:
            log.info("press answered too late", interaction=reply.interaction.id, code=error.code)
            self.request()
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                self.request(Redraw.REPOST if error.code in CANNOT_EDIT else Redraw.EDIT)
            elif due is not None:
                self.request(due)
            raise
        except BaseException:
            self.request()
            raise
        else:
            self._edited(session, message, None if overlaps else out)
            if overlaps:
                self.request()

    async def _edit_pressed(self, session: Session, reply: Reply) -> tuple[Session, OutgoingTableMessage]:
        """Edits the pressed message. Returns the session and what was sent."""
        session, out = await self._lay_out(session, reply.input.shown_files)
        self.shown.forget_picture()
        session, out, _ = await self._with_picture(
            session, out, lambda now: reply.edit_message(now.view, now.attachments)
        )
        return session, out

    async def _with_picture(
        self, session: Session, out: OutgoingTableMessage, send: Callable[[OutgoingTableMessage], Awaitable[Sent]]
    ) -> tuple[Session, OutgoingTableMessage, Sent]:
        """Sends an edit that keeps the message's picture; if Discord refuses that, uploads the picture.

        Returns the session, what was sent, and what `send` returned.
        """
        try:
            return session, out, await send(out)
        except discord.HTTPException as error:
            if not (out.keeps_picture and error.code == INVALID_FORM):
                raise
        session, out = await self._lay_out(session, files={})
        return session, out, await send(out)

    def _is_background(self) -> bool:
        return self.redraws.background or self.redraws.late

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Waits until the message may be edited."""
        session = await self._newest()
        async with self._services.messages.turn(session, self._is_background):
            yield

    async def _send(self) -> None:
        """Edits the message, or reposts it if it is too far up, too old or gone; does nothing if an answer was faster.

        In the background, it is reposted only if Discord refuses the edit. A finished game is never reposted below the
        next game's table.
        """
        session = await self._newest()
        next_game = await self._has_next_game(session)
        far_up = (
            not next_game
            and self.redraws.state.due is not Redraw.REPOST
            and session.message is not None
            and not self.redraws.background
            and not await self._is_near_end(session, session.message)
        )
        async with self._answers:
            if self.redraws.state.due is None:
                return
            sending = self.redraws.begin(repost=far_up)
            if next_game:
                sending = Redraw.EDIT
            if sending is Redraw.REPOST:
                self.shown.forget_picture()
            session, out = await self._lay_out(await self._newest(session))
            old = session.message
            self.shown.forget_picture()
            if old is not None and sending is Redraw.EDIT:
                answers = self._answers_begun
                edit = asyncio.create_task(self._edit(session, old, out))
                try:
                    await asyncio.wait([edit], timeout=EDIT_BEFORE_ANSWERS)
                except asyncio.CancelledError:  # which `wait` does not pass on, unlike an `await` of the task
                    edit.cancel()
                    raise
                in_order = edit.done()
            else:
                edit = None
        if old is not None and edit is not None:
            if (edited := await edit) is not None:
                session, out = edited
                in_order = in_order or answers == self._answers_begun
                self._edited(session, old, out if in_order else None)
                return
            session, out = await self._lay_out(session)  # the failed edit has consumed the files
        if not next_game:
            await self._repost(session, out)

    async def _has_next_game(self, session: Session) -> bool:
        """Returns whether a game is over and any process has opened another table in its channel."""
        if session.status.live:
            return False
        sessions, channel = self._services.sessions, session.place.channel
        await sessions.refresh(channels=[channel])
        return sessions.tables.at(channel) is not None

    async def _edit(
        self, session: Session, message: int, out: OutgoingTableMessage
    ) -> tuple[Session, OutgoingTableMessage] | None:
        """Edits the message. Ends the table if its channel is gone.

        Returns the session and what was sent; None if the message can't be edited.
        """
        messages, place = self._services.messages, session.place
        try:
            session, out, edited = await self._with_picture(
                session, out, lambda now: messages.edit(place, message, now.view, now.attachments)
            )
        except discord.HTTPException as error:
            if await messages.is_gone(place, error):
                await self._services.sessions.places.channel_deleted(place.channel)
                raise
            if error.code not in CANNOT_EDIT and error.status != 404:
                raise
            return None
        return (session, out) if edited else None

    def _edited(self, session: Session, message: int, out: OutgoingTableMessage | None) -> None:
        """Notes the result of an edit.

        Args:
            out: what the edit has shown; None if answers may have overtaken it.
        """
        self.shown.set_turn(session)
        if out is not None:
            self._confirmed(session, message, out)
        if not self._services.sessions.tables.is_current(session):
            self._services.outbox.send(f"edited-table {message}", partial(self._retire_if_reposted, session, message))

    async def _repost(self, session: Session, out: OutgoingTableMessage) -> None:
        """Posts a new message, which mentions invited users who have not been mentioned yet.

        By user install it also mentions the player on turn, once a turn; elsewhere pings do that.
        """
        invitees = self.shown.unmentioned_invitees(session, self._services.layout.asked(session))
        by_user_install = self._services.messages.by_user_install(session.place)
        player = self.shown.unmentioned_player(session) if by_user_install else ()
        mentions, place = mention_only([*invitees, *player]), session.place
        nonce = self._attempts.begin(f"table {session.id} in {place.channel} after {session.message}")
        try:
            sent = await self._services.messages.post(place, out.view, out.files, mentions, nonce)
        except (discord.Forbidden, discord.NotFound):
            if session.message is None:  # a table that nobody has ever seen must not block its channel
                await self._services.sessions.places.channel_deleted(session.place.channel)
            raise
        await self._posted(session, sent, None if self._attempts.repeated else out, invitees)
        self._attempts.confirm()

    async def _posted(
        self, session: Session, message: int, out: OutgoingTableMessage | None, invitees: tuple[int, ...]
    ) -> None:
        """Records a new message as the table's; the previous one loses its buttons. Two may be posted concurrently.

        Args:
            out: what the message shows; None if an earlier attempt has posted it, so that it may be outdated and is
                edited.
        """
        self.shown.set_turn(session)
        if out is not None:
            self._confirmed(session, message, out)
        else:
            self.request()
        self.shown.set_mentioned(invitees)
        async with self._replacing:
            old = await self._services.sessions.places.set_message(session.id, message)
        if old not in (None, message):
            self._services.messages.retire(session, self.texts, old, message)

    def _confirmed(self, session: Session, message: int, out: OutgoingTableMessage) -> None:
        """Notes what the message shows. Call it once Discord has accepted it and no other request was under way."""
        self.shown.set_picture(message, out.picture)
        self._services.sessions.shown.set(session, message, out.look, out.ready_at)

    async def _retire_if_reposted(self, session: Session, message: int) -> None:
        """Retires a message again if the table was reposted during the edit, which brought its buttons back."""
        newest = await self._services.sessions.tables.find(session.id)
        if newest is not None and newest.message not in (None, message):
            self._services.messages.retire(session, self.texts, message, newest.message or 0)

    async def _lay_out(
        self, session: Session, files: Mapping[str, int] | None = None
    ) -> tuple[Session, OutgoingTableMessage]:
        """Lays out the message.

        Args:
            files: the files of the pressed message; its picture is kept only if it is among them.
        """
        shown = self.shown
        return await self._services.layout.table(
            session, self.texts, shown.partial_at, lambda message: shown.picture_of(message, files)
        )

    async def _newest(self, known: Session | None = None) -> Session:
        """Returns the newest session: `known`, if that is still current."""
        sessions = self._services.sessions
        session = (
            known
            if known is not None and sessions.tables.is_current(known)
            else await sessions.tables.find(self.session_id)
        )
        if session is None:
            raise LookupError(f"no session {self.session_id}")
        self._services.pings.settle(session)
        self._ended = not session.status.live
        return session

    async def _is_near_end(self, session: Session, message: int) -> bool:
        """Returns whether an edit will be seen. By user install, the messages below can't be counted."""
        if self._services.messages.by_user_install(session.place):
            return self._services.freshness.is_editable(message)
        pings = [ping for _channel, ping in session.pinged.ping.messages] if session.pinged.ping is not None else []
        return await self._services.freshness.is_near_end(session.place.channel, message, ignored=pings)

    @contextmanager
    def _used(self) -> Iterator[None]:
        """Keeps the object from being reported idle while a caller uses it."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self._report_idle()

    def _report_idle(self) -> None:
        if self._ended and self.is_idle:
            self._idle(self)
