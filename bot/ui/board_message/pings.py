"""Short messages that call a player, for an edit rings nobody's bell; each goes away when what it tells is settled."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

import aiohttp
import discord
import structlog

from bot.games.base import Seat
from bot.sessions.session import Place, Session, TableEvent
from bot.texts import Texts
from bot.ui.board_message.freshness import link
from bot.ui.reply.reply import mention_only
from bot.ui.text.narration import called, player, title
from bot.ui.views.components import page

log = structlog.get_logger()

UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""A call that cannot be sent, or taken away, is done without: the table's message says the same."""

About = tuple[int, bool] | None
"""What a call tells of: the ply, and whether its time is over; None of a table that has ended."""


@dataclass(frozen=True)
class _Ping:
    about: About
    sending: asyncio.Task[discord.Message | None]


class Pings:
    """One call at a table at most: the reminder of a turn, then to the one who waits that the time is over.

    What stands is kept in memory: a call from before a restart stays. None is sent for a move in time, so that with
    calls and all a game makes no more than one message a move.
    """

    def __init__(self, channel: Callable[[Place], discord.PartialMessageable]) -> None:
        self._channel = channel
        self._standing: dict[str, _Ping] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def send(self, session: Session, table_event: TableEvent, texts: Texts) -> None:
        """Pings whom this table_event concerns, if it calls anybody."""
        seat = _concerned(session, table_event)
        if seat is None or session.message is None:
            return
        self.settle(session)
        key = "reminder" if table_event is TableEvent.REMINDER else "overdue-call"
        sending = asyncio.create_task(self._send(session, session.message, seat, key, texts))
        self._standing[session.id] = _Ping(_about(session), sending)

    def settle(self, session: Session) -> None:
        """Takes a call away that the table has left behind."""
        standing = self._standing.get(session.id)
        if standing is not None and standing.about != _about(session):
            del self._standing[session.id]
            self._start(self._take_away(session, standing))

    def stop(self) -> None:
        """Abandons all that is under way."""
        for task in (*(call.sending for call in self._standing.values()), *self._under_way):
            task.cancel()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _send(self, session: Session, table: int, seat: Seat, key: str, texts: Texts) -> discord.Message | None:
        """Pings the person on this seat, with a link to the table."""
        said = texts(
            key,
            player=called(session, seat),
            late=player(session, min(session.to_act)),
            title=title(session, texts),
            deadline=f"<t:{(session.deadline or 0) // 1000}:R>",
            link=link(session.place, table),
        )
        try:
            channel = self._channel(session.place)
            return await channel.send(view=page(said), allowed_mentions=mention_only([session.people[seat].id]))
        except UNSENT as error:
            log.info("nobody called", session=session.id, why=repr(error))
            return None

    async def _take_away(self, session: Session, call: _Ping) -> None:
        message = await call.sending
        if message is None:
            return
        try:
            await message.delete()
        except UNSENT as error:
            log.info("call not taken away", session=session.id, why=repr(error))


def _about(session: Session) -> About:
    return (session.ply, session.overdue) if session.status.live else None


def _concerned(session: Session, table_event: TableEvent) -> Seat | None:
    """Whom to call: the one whose time runs out, or the one who may claim the win when it is over."""
    match table_event:
        case TableEvent.REMINDER:
            return min(session.to_act, default=None)
        case TableEvent.OVERDUE:
            return next((seat for seat in session.humans if seat not in session.to_act), None)
        case _:
            return None
