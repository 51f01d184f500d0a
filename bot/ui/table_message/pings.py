"""Short messages that notify players, since edits notify nobody; outdated ones are deleted."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog

from bot.lru import LruCache
from bot.retry import Backoff
from bot.sessions.rules.pings import outdated_seat_pings, ping_outdated, turn_ping_outdated
from bot.sessions.service import Sessions
from bot.sessions.session import Ping, Pinged, SeatPing, Session
from bot.sessions.transition import TableEvent
from bot.texts import Texts, texts_in
from bot.ui.gateway.outbox import away_backoff
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT, has_refused
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.table_message.ping_text import ping_buttons, ping_content
from bot.ui.views.outgoing_message import mention_only

log = structlog.get_logger()

PREFERRED = 3
"""How often a direct message that does not reach Discord is tried before its reader is mentioned in the channel."""

UNSENT_KEPT = 10_000
"""The number of tables whose unsent pings are remembered."""


def turn_of(session: Session) -> tuple[int, bool]:
    """Returns the turn that a ping is about: the session's ply, and whether its time is over."""
    return session.ply, session.clock.overdue


@dataclass
class Unsent:
    """A ping that is still due because Discord is away.

    Attributes:
        turn: the turn that it is about, see `turn_of`.
        sent: by user, the channel and id of the message that has pinged the user.
    """

    event: TableEvent
    turn: tuple[int, bool]
    backoff: Backoff = field(default_factory=away_backoff)
    attempts: int = 0
    sent: dict[int, tuple[int, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, session: Session, event: TableEvent) -> "Unsent":
        """Returns a ping of which nothing has been sent yet."""
        return cls(event, turn_of(session))

    @property
    def messages(self) -> tuple[tuple[int, int], ...]:
        """The channels and ids of the sent messages."""
        return tuple(dict.fromkeys(self.sent.values()))

    def is_of(self, session: Session, event: TableEvent) -> bool:
        """Returns whether this is the ping about the event at this state of the session."""
        return self.event is event and self.turn == turn_of(session)

    def is_current(self, session: Session) -> bool:
        """Returns whether this ping is about the current turn."""
        return session.status.live and self.turn == turn_of(session)


class Pings:
    """Sends at most one ping for each table: for the start, a turn, time that has nearly or fully run out, a near end.

    In addition, each player whose time ran out has a ping with a button that gives the seat back, until they press it
    or the game is over.

    `bot.sessions.rules.pings` says when one is due and whom it is for. A user who wants pings as direct messages gets
    one, or is mentioned in the channel if Discord refuses it. The session notes the messages, so that they are deleted
    even after a restart; only one that was sent just before a crash stays. While Discord is away a ping stays due, and
    is sent once Discord is back if its turn is still the current one. A ping that Discord refuses is given up: the
    table's message says the same. A quick move gets no ping, so a game posts at most one message per move. Other
    requests go first: after a restart or an outage many pings may be due.

    Where several processes share the store, a ping is due at the table (`DueKind.PING`) in the transaction that decides
    on it, and another process sends it if the first one has died before noting that. Both send the same nonce, so
    Discord posts it once.

    Pings are plain text: a phone's notification shows nothing of a message made of components (discord-api-docs 7854).
    """

    def __init__(self, client: ReplyingClient, channels: ChannelMessages, sessions: Sessions) -> None:
        self._client = client
        self._channels = channels
        self._sessions = sessions
        self._unsent: LruCache[str, Unsent] = LruCache(UNSENT_KEPT)
        """By session: a ping that is still due, with its attempts so far."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By session: makes its pings be sent and deleted one at a time."""
        self._closed = False

    async def send(self, session: Session, event: TableEvent, texts: Texts) -> float | None:
        """Pings the players whom this event concerns, if any; nobody if the bot is no member.

        Returns the seconds after which to call it again because Discord is away; None if it is done. Raises
        StoreUnavailable.
        """
        users = self._recipients(session, event)
        if not users or session.message is None or self._closed:
            return None
        if event is TableEvent.AWAY:  # not by the due row, which the next turn's ping may replace
            tell = partial(self._tell_of_seat, session, users[0], Unsent.of(session, event), texts)
            self._client.outbox.send(f"seat-ping {session.id} {users[0]}", tell)
            return None
        return await self._replace(session, event, users, texts)

    def _recipients(self, session: Session, event: TableEvent) -> Sequence[int]:
        """Returns whom to ping; nobody if pings can't be sent."""
        if session.message is None or self._channels.by_user_install(session.place):
            return ()
        return self._sessions.pings.recipients(session, event)

    def settle(self, session: Session) -> None:
        """Deletes the table's ping if it is outdated; retries while Discord is away."""
        key, unsent = f"outdated-ping {session.id}", self._unsent.get(session.id)
        if unsent is not None and not unsent.is_current(session) and not self._lock(session.id).locked():
            self._forget_unsent(session.id)
        if ping_outdated(session) and not self._closed and key not in self._client.outbox:
            self._client.outbox.send(key, partial(self._delete_outdated, session.id))

    def close(self) -> None:
        """Sends and deletes nothing from now on."""
        self._closed = True

    def _lock(self, session_id: str) -> asyncio.Lock:
        return self._locks.setdefault(session_id, asyncio.Lock())

    def _forget_unsent(self, session_id: str) -> None:
        """Gives up a ping that is no longer relevant, and deletes those of its messages that were sent."""
        if (unsent := self._unsent.pop(session_id)) is not None:
            for channel, message in unsent.messages:
                self._delete_later(channel, message)

    async def _replace(self, session: Session, event: TableEvent, users: Sequence[int], texts: Texts) -> float | None:
        """Replaces the table's last ping by a new one; returns the seconds until a retry, None if done.

        Sends none if the turn has changed while this waited for another ping.
        """
        async with self._lock(session.id):
            newest = await self._sessions.tables.find(session.id)
            if newest is None or turn_of(newest) != turn_of(session):
                return None
            if newest.pinged.ping is not None:
                await self._delete_replaced(session.id, newest.pinged.ping)
            unsent = self._unsent.get(session.id)
            if unsent is None or not unsent.is_of(session, event):
                self._forget_unsent(session.id)
                unsent = self._unsent[session.id] = Unsent.of(session, event)
            try:
                messages = await self._send(session, users, unsent, texts)
            except NOT_SENT:
                return unsent.backoff.next()
            if messages:
                ping = Ping(*turn_of(session), messages)
                newest = await self._sessions.places.change_pings(session.id, lambda pinged: pinged.with_ping(ping))
            self._unsent.pop(session.id)
        self.settle(newest)
        return None

    async def _tell_of_seat(self, session: Session, user: int, unsent: Unsent, texts: Texts) -> None:
        """Tells a player that a computer plays their seat, unless they have taken it back already.

        Raises NOT_SENT while Discord is away.
        """
        async with self._lock(session.id):
            newest, seat = await self._sessions.tables.find(session.id), session.seat_of(user)
            if newest is None or not newest.status.live or seat is None or seat not in newest.away:
                return
            messages = await self._send(session, [user], unsent, texts)
            for channel, message in messages:
                seat_ping = SeatPing(seat, channel, message)
                newest = await self._sessions.places.change_pings(session.id, partial(Pinged.with_seat, ping=seat_ping))
        self.settle(newest)

    async def _send(
        self, session: Session, users: Sequence[int], unsent: Unsent, texts: Texts
    ) -> tuple[tuple[int, int], ...]:
        """Sends a direct message to each user who wants that, and one to the channel that mentions the others.

        Returns the channels and ids of the messages that Discord has accepted, including those of earlier attempts.
        Tries all of them before it raises an error.

        Args:
            unsent: the ping, with the messages that earlier attempts have sent.

        Raises:
            NOT_SENT: Discord is away.
        """
        here, away = list[int](), list[Exception]()
        for user in users:
            if user in unsent.sent:
                continue
            if not self._sessions.pings.wants_dm(user):
                here.append(user)
                continue
            try:
                unsent.sent[user] = await self._send_dm(session, unsent.event, user, texts)
            except NOT_SENT as error:
                log.info("direct message not sent", session=session.id, why=error)
                if has_refused(error) or unsent.attempts >= PREFERRED:
                    here.append(user)
                else:
                    away.append(error)
        if here:
            try:
                sent = await self._send_here(session, here, unsent, texts)
                unsent.sent |= dict.fromkeys(here, sent)
            except NOT_SENT as error:
                log.info("ping not sent", session=session.id, why=error)
                away.extend([] if has_refused(error) else [error])
        unsent.attempts += 1
        if away:
            raise away[0]
        return unsent.messages

    async def _send_dm(self, session: Session, event: TableEvent, user: int, texts: Texts) -> tuple[int, int]:
        """Sends a direct message, in the user's chosen language, else in these texts.

        Returns its channel and its id. Raises what sending raises.
        """
        language = self._sessions.user_settings.of(user).language
        texts = texts_in(language) if language else texts
        content = self._content(session, event, [user], texts)
        async with self._client.limiter.reserved(background):
            channel = await self._client.create_dm(discord.Object(user))
            nonce, buttons = _nonce(session, event, user), ping_buttons(session, event, texts)
            message = await channel.send(content, suppress_embeds=True, nonce=nonce, **buttons)
        return message.channel.id, message.id

    async def _send_here(self, session: Session, users: Sequence[int], unsent: Unsent, texts: Texts) -> tuple[int, int]:
        """Sends a message that mentions these users to the table's channel; returns the channel and its id.

        A second message, for users whom no direct message could reach, has a nonce of its own.
        """
        place, event = session.place, unsent.event
        content = self._content(session, event, users, texts)
        is_second = any(channel == place.channel for channel, _ in unsent.messages)
        nonce = _nonce(session, event, -users[0] if is_second else place.channel)
        buttons = ping_buttons(session, event, texts)
        return place.channel, await self._channels.ping(session, content, mention_only(users), nonce, buttons)

    async def _delete_outdated(self, session_id: str) -> None:
        """Deletes the outdated pings, and notes that. Raises NOT_SENT while Discord is away."""
        async with self._lock(session_id):
            session = await self._sessions.tables.find(session_id)
            if session is None or not ping_outdated(session) or self._closed:
                return
            if (ping := session.pinged.ping) is not None and turn_ping_outdated(session):
                for channel, message in ping.messages:
                    await self._delete(channel, message)
                await self._sessions.places.change_pings(session_id, lambda pinged: pinged.without_ping(ping))
            if of_seats := outdated_seat_pings(session.pinged, session.away):
                for seat_ping in of_seats:
                    await self._delete(seat_ping.channel, seat_ping.message)
                await self._sessions.places.change_pings(session_id, partial(Pinged.without_seats, deleted=of_seats))

    async def _delete_replaced(self, session_id: str, ping: Ping) -> None:
        """Deletes a ping that another one replaces; retries while Discord is away."""
        for channel, message in ping.messages:
            try:
                await self._delete(channel, message)
            except NOT_SENT as error:
                log.info("ping not deleted", session=session_id, why=error)
                self._delete_later(channel, message)
        await self._sessions.places.change_pings(session_id, lambda pinged: pinged.without_ping(ping))

    def _delete_later(self, channel: int, message: int) -> None:
        """Deletes a message that no session notes any more; retries while Discord is away, but not after a restart."""
        self._client.outbox.send(f"replaced-ping {message}", partial(self._delete, channel, message))

    async def _delete(self, channel: int, message: int) -> None:
        """Deletes a message, if Discord permits. Raises NOT_SENT while Discord is away."""
        try:
            await self._channels.delete(channel, message)
        except NOT_SENT as error:
            if not has_refused(error):
                raise
            log.info("ping not deleted", why=error)

    def _content(self, session: Session, event: TableEvent, users: Sequence[int], texts: Texts) -> str:
        return ping_content(session, event, users, self._sessions.timers.closes_at(session), texts)


def _nonce(session: Session, event: TableEvent, to: int) -> str:
    """Returns the nonce of a ping.

    Args:
        to: the id of the user or the channel that gets the ping; each has its own nonce.
    """
    return message_nonce(f"{session.id} {session.ply} {session.clock.overdue} {event} {to}")
