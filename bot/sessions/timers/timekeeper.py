"""Every live table's next moment: its reminder, the end of its time to move, of its lobby."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.sessions.refusals import Refusal
from bot.sessions.rules.deadlines import next_due
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers

Tick = Callable[[str, int], Awaitable[Session]]
"""Lets the table of this id have what time brings it, if it is still at this ply."""


class Timekeeper:
    """One timer a table. What is due is never decided here: a tick that comes too early, or twice, does nothing."""

    def __init__(self, tick: Tick, *, now: Now, schedule: Schedule) -> None:
        self._tick = tick
        self._alarms = Timers(now, schedule)

    def attend(self, session: Session) -> None:
        """Sets the timer anew, for a session that has changed."""
        at = next_due(session)
        if at is None:
            self._alarms.drop(session.id)
        else:
            self._alarms.set(session.id, at, partial(self._ring, session.id, session.ply))

    async def close(self) -> None:
        """Stops all timers, and waits for ticks under way."""
        await self._alarms.close()

    async def _ring(self, session_id: str, ply: int) -> None:
        try:
            session = await self._tick(session_id, ply)
        except Refusal:
            return  # the table was changed elsewhere, or is no more: then whoever found that out has set the timer
        if session_id not in self._alarms:  # nothing was due yet, so nothing has set it
            self.attend(session)
