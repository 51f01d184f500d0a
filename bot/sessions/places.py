"""Where tables are in Discord: their channels and threads, their messages and their pings."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace

import structlog

from bot.sessions.refusals import ChannelBusy
from bot.sessions.rules import endings
from bot.sessions.rules.guards import require_live
from bot.sessions.session import Pinged, Session
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.timers import Now
from bot.sessions.transition import TableEvent, Transition

log = structlog.get_logger()


class Places:
    """Notes where tables and their messages are, and abandons tables whose places are gone."""

    def __init__(self, tables: Tables, actions: Actions, *, now: Now) -> None:
        self._tables = tables
        self._actions = actions
        self._now = now

    async def relocate(self, session_id: str, channel: int) -> Session:
        """Moves the table to another channel or thread, where it has no message yet. Refuses `channel-busy`."""

        def rule(session: Session) -> Transition:
            return relocate(session, channel, busy=self._tables.at(channel) is not None)

        return (await self._actions.apply(session_id, rule, conflict=ChannelBusy)).session

    async def channel_deleted(self, channel: int) -> None:
        """Abandons the live session of a channel or thread that was deleted, if there is one."""
        await self._tables.refresh([channel], [])
        session = self._tables.at(channel)
        if session is not None:
            await self._actions.session_after(
                session.id, lambda session: endings.abandon_deleted_place(session, self._now())
            )
            log.info("place gone", session=session.id)

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot."""
        await self._tables.refresh_guilds([guild])
        await self.abandon(self._tables.in_guild(guild))

    async def abandon(self, sessions: Iterable[Session]) -> None:
        """Abandons live sessions whose places are gone."""
        await asyncio.gather(*[self.channel_deleted(session.place.channel) for session in sessions])

    async def set_message(self, session_id: str, message: int) -> int | None:
        """Notes the table's message, even for an ended session. Returns the message that it replaces."""
        replaced: int | None = None

        def rule(session: Session) -> Transition:
            nonlocal replaced
            replaced = session.message  # even if another process, which was faster, noted it
            return Transition(replace(session, message=message), TableEvent.POSTED)

        await self._actions.session_after(session_id, rule)
        return replaced

    async def change_pings(self, session_id: str, change: Callable[[Pinged], Pinged]) -> Session:
        """Notes which pings of a table are in Discord."""

        def rule(session: Session) -> Transition:
            pinged = change(session.pinged)
            event = TableEvent.PING_CHANGED if pinged != session.pinged else None
            return Transition(replace(session, pinged=pinged), event)

        return await self._actions.session_after(session_id, rule)


def relocate(session: Session, channel: int, *, busy: bool) -> Transition:
    """Moves the table to a thread of its channel, where it has no message yet.

    Args:
        busy: whether the thread has a live table.
    """
    require_live(session.status)
    if session.place.channel == channel:
        return Transition(session, None)
    if busy:
        raise ChannelBusy
    place = replace(session.place, channel=channel, parent=session.place.channel)
    return Transition(
        replace(session, place=place, message=None, lobby=replace(session.lobby, threaded=False)), TableEvent.RELOCATED
    )
