"""Short messages that notify a player, since edits notify nobody; each is deleted when it is out of date."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass

import discord
import structlog

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.sessions.transition import TableEvent
from bot.texts import Texts
from bot.ui.board_message.channel_messages import NOT_SENT, ChannelMessages, message_url
from bot.ui.reply.reply import mention_only
from bot.ui.text.narration import mention, player_name, title
from bot.ui.views.components import page

log = structlog.get_logger()

Subject = tuple[int, bool] | None
"""What a ping is about: the ply, and whether its time is over; None for a table that has ended."""


@dataclass(frozen=True)
class _Ping:
    subject: Subject
    sending: asyncio.Task[discord.Message | None]


class Pings:
    """At most one ping a table: the reminder of a turn, then the news to the opponent that the time is over.

    A ping that can't be sent or deleted is done without: the table's message says the same. Pings are remembered in
    memory: one from before a restart stays. None is sent for a move in time, so that with pings
    a game posts no more than one message a move.
    """

    def __init__(self, channels: ChannelMessages) -> None:
        self._channels = channels
        self._pings: dict[str, _Ping] = {}
        self._deletions: set[asyncio.Task[None]] = set()

    def send(self, session: Session, event: TableEvent, texts: Texts) -> None:
        """Pings the player whom this event concerns, if it concerns one."""
        seat = _concerned(session, event)
        if seat is None or session.message is None:
            return
        self.settle(session)
        key = "reminder" if event is TableEvent.REMINDER else "overdue-call"
        sending = asyncio.create_task(self._send(session, session.message, seat, key, texts))
        self._pings[session.id] = _Ping(_subject(session), sending)

    def settle(self, session: Session) -> None:
        """Deletes the table's ping if it is out of date."""
        ping = self._pings.get(session.id)
        if ping is not None and ping.subject != _subject(session):
            del self._pings[session.id]
            self._start(self._delete(session, ping))

    def close(self) -> None:
        """Cancels what is being sent or deleted."""
        for task in (*(ping.sending for ping in self._pings.values()), *self._deletions):
            task.cancel()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._deletions.add(task)
        task.add_done_callback(self._deletions.discard)

    async def _send(self, session: Session, table: int, seat: Seat, key: str, texts: Texts) -> discord.Message | None:
        """Sends the ping with a link to the table's message."""
        content = texts(
            key,
            player=mention(session, seat),
            late=player_name(session, min(session.to_act)),
            title=title(session, texts),
            deadline=f"<t:{(session.deadline or 0) // 1000}:R>",
            link=message_url(session.place, table),
        )
        try:
            channel = self._channels.channel(session.place)
            return await channel.send(view=page(content), allowed_mentions=mention_only([session.people[seat].id]))
        except NOT_SENT as error:
            log.info("ping not sent", session=session.id, why=repr(error))
            return None

    async def _delete(self, session: Session, ping: _Ping) -> None:
        message = await ping.sending
        if message is None:
            return
        try:
            await message.delete()
        except NOT_SENT as error:
            log.info("ping not deleted", session=session.id, why=repr(error))


def _subject(session: Session) -> Subject:
    return (session.ply, session.overdue) if session.status.live else None


def _concerned(session: Session, event: TableEvent) -> Seat | None:
    """Returns the seat to ping: whose time runs out, or who may claim the win when it is over."""
    match event:
        case TableEvent.REMINDER:
            return min(session.to_act, default=None)
        case TableEvent.OVERDUE:
            return next((seat for seat in session.humans if seat not in session.to_act), None)
        case _:
            return None
