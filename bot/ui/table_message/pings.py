"""Short messages that notify players, since edits notify nobody; each is deleted when it is out of date."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog

from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Ping, SeatPing, Session
from bot.sessions.transition import TableEvent
from bot.texts import Texts, texts_in
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT, has_refused
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.table_message.channel_messages import ChannelMessages, message_url
from bot.ui.text.narration import MOVES_IN_PING, player_name, title, told_moves
from bot.ui.views.outgoing_message import mention_only
from bot.ui.views.take_seat_button import take_seat_button

log = structlog.get_logger()

TEXT_KEYS = {
    TableEvent.TURN_PING: "turn-ping",
    TableEvent.REMINDER: "reminder",
    TableEvent.OVERDUE: "overdue-call",
    TableEvent.CLOSING: "closing-call",
    TableEvent.AWAY: "away-call",
}


RETRY_PAUSES = (1.0, 5.0)
"""Seconds before a ping is sent again while Discord can't be reached."""


class Pings:
    """Sends at most one ping for each table: for the start, a turn, a time that is nearly or quite over, a near end.

    Beside it stands one for each player whose time ran out, with the button that gives them their seat back, until they
    have pressed it or the game is over.

    The rules of pings (`bot.sessions.rules.pings`) say when one is due and whom it is for. A user who wants pings as
    direct messages gets one, or is mentioned in the channel where Discord refuses it. The session notes the messages,
    so that they are deleted after a restart, too; one that was sent just before a crash stays. A ping that can't be
    sent or deleted is given up: the table's message says the same. None is sent for a move in time, so that with pings
    a game posts no more than one message a move. Other requests go first: after a restart many may be due.

    Where several processes share the store, a ping is due at the table (`DueKind.PING`) in the transaction that decides
    on it, and another process sends it where the first one has died before it was noted. Both send the same nonce, so
    Discord posts it once.

    They are plain text: a phone shows nothing of a message of components in its notification (discord-api-docs 7854).
    """

    def __init__(self, client: ReplyingClient, channels: ChannelMessages, sessions: Sessions) -> None:
        self._client = client
        self._channels = channels
        self._sessions = sessions
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By session: its pings are sent and deleted one after the other."""
        self._closed = False

    async def send(self, session: Session, event: TableEvent, texts: Texts) -> None:
        """Pings the players whom this event concerns, if it concerns any; nobody where the bot is no member.

        Raises StoreUnavailable.
        """
        users = self._recipients(session, event)
        if not users or session.message is None or self._closed:
            return
        if event is TableEvent.AWAY:
            await self._tell_of_seat(session, session.message, users[0], texts)
        else:
            await self._replace(session, session.message, event, users, texts)

    def _recipients(self, session: Session, event: TableEvent) -> Sequence[int]:
        """Returns whom to ping; nobody where a ping can't be sent."""
        if session.message is None or self._channels.by_user_install(session.place):
            return ()
        return self._sessions.pings.recipients(session, event)

    def settle(self, session: Session) -> None:
        """Deletes the table's ping if it is out of date."""
        if session.ping_outdated:
            self._start(self._delete_outdated(session.id))

    def close(self) -> None:
        """Cancels what is being sent or deleted; nothing is sent or deleted from now on."""
        self._closed = True
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except StoreUnavailable as error:
            log.warning("ping not noted", why=error)
        except Exception:  # a defect of ours: the game goes on without its pings
            log.exception("ping failed")

    def _lock(self, session_id: str) -> asyncio.Lock:
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def _replace(
        self, session: Session, table: int, event: TableEvent, users: Sequence[int], texts: Texts
    ) -> None:
        """Sends a ping instead of the table's last one.

        Sends none if the table has changed while it waited for another one.

        Args:
            table: the id of the table's message.
        """
        async with self._lock(session.id):
            newest = await self._sessions.tables.find(session.id)
            if newest is None or (newest.ply, newest.clock.overdue) != (session.ply, session.clock.overdue):
                return
            if newest.pinged.ping is not None:
                await self._delete(session.id, newest.pinged.ping)
            messages = await self._send(session, event, users, message_url(session.place, table), texts)
            if not messages:
                return
            newest = await self._sessions.places.set_ping(
                session.id, Ping(session.ply, session.clock.overdue, messages)
            )
        self.settle(newest)

    async def _tell_of_seat(self, session: Session, table: int, user: int, texts: Texts) -> None:
        """Tells a player that a computer plays their seat; does nothing if they have taken it back by now.

        Args:
            table: the id of the table's message.
        """
        async with self._lock(session.id):
            newest, seat = await self._sessions.tables.find(session.id), session.seat_of(user)
            if newest is None or seat is None or seat not in newest.away:
                return
            link = message_url(session.place, table)
            messages = await self._send(session, TableEvent.AWAY, [user], link, texts)
            for channel, message in messages:
                newest = await self._sessions.places.set_seat_ping(session.id, SeatPing(seat, channel, message))
        self.settle(newest)

    async def _send(
        self, session: Session, event: TableEvent, users: Sequence[int], link: str, texts: Texts
    ) -> tuple[tuple[int, int], ...]:
        """Sends a direct message to each user who wants that, and one to the channel that mentions the others.

        Returns the channels and ids of those that were sent.
        """
        sent, here = list[tuple[int, int]](), list[int]()
        for user in users:
            wants_dm = self._sessions.pings.wants_dm(user)
            by_dm = await self._send_dm(session, event, user, link, texts) if wants_dm else None
            if by_dm is None:
                here.append(user)
            else:
                sent.append(by_dm)
        if here:
            in_channel = await self._send_here(session, event, here, link, texts)
            sent.extend([] if in_channel is None else [in_channel])
        return tuple(sent)

    async def _send_dm(
        self, session: Session, event: TableEvent, user: int, link: str, texts: Texts
    ) -> tuple[int, int] | None:
        """Sends a direct message, in the language that the user has chosen, else in these texts.

        Returns its channel and its id, None if Discord refuses it or can't be reached.
        """
        language = self._sessions.user_settings.of(user).language
        texts = texts_in(language) if language else texts
        content = self._content(session, event, [user], link, texts)

        async def send() -> tuple[int, int]:
            async with self._client.limiter.reserved(background):
                channel = await self._client.create_dm(discord.Object(user))
                nonce, buttons = _nonce(session, event, user), _buttons(session, event, texts)
                message = await channel.send(content, suppress_embeds=True, nonce=nonce, **buttons)
            return message.channel.id, message.id

        return await self._sent("direct message", session, send)

    async def _send_here(
        self, session: Session, event: TableEvent, users: Sequence[int], link: str, texts: Texts
    ) -> tuple[int, int] | None:
        """Sends a message that mentions these users into the table's channel; returns the channel and its id."""
        place, content = session.place, self._content(session, event, users, link, texts)
        nonce, buttons = _nonce(session, event, place.channel), _buttons(session, event, texts)

        async def send() -> tuple[int, int]:
            return place.channel, await self._channels.ping(session, content, mention_only(users), nonce, buttons)

        return await self._sent("ping", session, send)

    async def _sent(
        self, kind: str, session: Session, send: Callable[[], Awaitable[tuple[int, int]]]
    ) -> tuple[int, int] | None:
        """Sends a message, several times if Discord can't be reached; returns its channel and its id, or None."""
        for pause in (*RETRY_PAUSES, None):
            try:
                return await send()
            except NOT_SENT as error:
                log.info(f"{kind} not sent", session=session.id, why=error)
                if has_refused(error) or pause is None:
                    return None
                await asyncio.sleep(pause)
        return None

    async def _delete_outdated(self, session_id: str) -> None:
        async with self._lock(session_id):
            session = await self._sessions.tables.find(session_id)
            if session is None or not session.ping_outdated:
                return
            if session.pinged.ping is not None and session.turn_ping_outdated:
                await self._delete(session_id, session.pinged.ping)
            if of_seats := session.outdated_seat_pings:
                for ping in of_seats:
                    await self._delete_message(session_id, ping.channel, ping.message)
                await self._sessions.places.clear_seat_pings(session_id, of_seats)

    async def _delete(self, session_id: str, ping: Ping) -> None:
        for channel, message in ping.messages:
            await self._delete_message(session_id, channel, message)
        await self._sessions.places.clear_ping(session_id, ping)

    async def _delete_message(self, session_id: str, channel: int, message: int) -> None:
        try:
            await self._channels.delete(channel, message)
        except NOT_SENT as error:
            log.info("ping not deleted", session=session_id, why=error)

    def _content(self, session: Session, event: TableEvent, users: Sequence[int], link: str, texts: Texts) -> str:
        """Returns the text of a ping that mentions these users. It tells nothing that spectators don't know."""
        due = (self._sessions.timers.closes_at(session) if event is TableEvent.CLOSING else session.clock.deadline) or 0
        on_turn = min(session.to_act, default=None)
        if event is TableEvent.START_PING:
            yours = on_turn is not None and not session.moves and list(users) == [session.people[on_turn].id]
            key = "start-ping-race" if session.game.info.race else "start-ping-yours" if yours else "start-ping"
        else:
            key = TEXT_KEYS[event]
        call = texts(
            key,
            players=" ".join(f"<@{user}>" for user in users),
            player="" if on_turn is None else player_name(session, on_turn, texts),
            title=title(session, texts),
            deadline=f"<t:{due // 1000}:R>",
            link=link,
        )
        return "\n".join([call, *(f"> {line}" for line in _since(session, event, texts))])


def _since(session: Session, event: TableEvent, texts: Texts) -> list[str]:
    """Returns what happened since the last move of the player on turn, where several others have moved."""
    if event not in (TableEvent.TURN_PING, TableEvent.REMINDER) or not (session.moves and session.tells_since_own_move):
        return []
    return told_moves(session, session.view(None), texts, None, MOVES_IN_PING)


def _buttons(session: Session, event: TableEvent, texts: Texts) -> dict[str, Any]:
    """Returns the view of a ping, as an argument of `send`: a button for who is away, nothing for other events."""
    if event is not TableEvent.AWAY:
        return {}
    view = discord.ui.View(timeout=None)
    view.add_item(take_seat_button(session.id, texts))
    view.stop()
    return {"view": view}


def _nonce(session: Session, event: TableEvent, to: int) -> str:
    """Returns the nonce of a ping.

    Args:
        to: the id of the user or the channel that gets it, since each has its own.
    """
    return message_nonce(f"{session.id} {session.ply} {session.clock.overdue} {event} {to}")
