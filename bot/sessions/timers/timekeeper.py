"""The timer of each live table: for pings, reminders and notices, and for what happens when a time is over."""

from collections.abc import Awaitable, Callable
from functools import partial

from structlog.contextvars import bind_contextvars

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers

NextDue = Callable[[Session], int | None]
"""Returns when something is due next at a table, ms since the epoch; None where nothing is."""

Tick = Callable[[str, int], Awaitable[Session]]
"""Does what is due at the table of this id, if it is still at this ply."""


class Timekeeper:
    """One timer a table. The tick decides whether anything is due: one that comes too early or twice does nothing."""

    def __init__(self, next_due: NextDue, tick: Tick, *, now: Now, schedule: Schedule) -> None:
        self._next_due = next_due
        self._tick = tick
        self._timers = Timers(now, schedule)

    def update(self, session: Session) -> None:
        """Sets the timer of a session that has changed."""
        at = self._next_due(session)
        if at is None:
            self._timers.cancel(session.id)
        else:
            self._timers.set(session.id, at, partial(self._call_tick, session.id, session.ply))

    def pause(self, session_id: str) -> None:
        """Cancels the timer of a session until the next `update`."""
        self._timers.cancel(session_id)

    async def close(self) -> None:
        """Stops all timers, and waits for ticks that are running."""
        await self._timers.close()

    async def _call_tick(self, session_id: str, ply: int) -> None:
        bind_contextvars(session=session_id, ply=ply)
        try:
            session = await self._tick(session_id, ply)
        except Refusal:
            return  # another process has changed or ended the session; the timer was set when that was found out
        if session_id not in self._timers:  # nothing was due yet, so no change has set it
            self.update(session)
