"""What is due at a table and when: the end of a time to move or of an idle game, its notice, a ping, a computer's turn.

All of it is kept as rows of `Due`, which calls back when their time has come.
"""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.sessions.rules import idle_games
from bot.sessions.rules.deadlines import next_due
from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import ComputerTurns, turn_of
from bot.sessions.timers.due import GOES_ON, Due, DueChange, DueKind, DueRecord
from bot.sessions.timers.due_changes import due_change
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.sessions.transition import TableEvent

OUTAGE_PAUSE = 5_000
"""Milliseconds after which it is checked again whether people can act at a table."""

Tick: TypeAlias = Callable[[str, int], Awaitable[Session]]
"""Does what is due at the table of this id, if it is still at this ply."""


class TableTimers:
    """Does what is due at tables when its time has come, except while an outage keeps people from acting.

    Args:
        tick: does what is due at a session that is at this ply.
        idle_limit: see `closes_at`.
    """

    def __init__(
        self,
        due: Due,
        pings: PlayerPings,
        outages: Outages,
        computers: ComputerTurns,
        idle_limit: int,
        *,
        tick: Tick,
        now: Now,
    ) -> None:
        self._due = due
        self._pings = pings
        self._idle_limit = idle_limit
        self._tick = tick
        self._now = now
        self.outages = outages
        self.computers = computers
        due.on(DueKind.TIMER, self._timer_due)
        due.on(DueKind.COMPUTER, self._computer_due, lost=computers.pause)

    def due_of(self, before: Session | None, after: Session, event: TableEvent) -> DueChange:
        """Returns what a change of a session makes due.

        Args:
            before: the session before it, None for a new one.
        """
        return due_change(before, after, event, self._now(), self.next_due)

    def committed(self, session: Session, change: DueChange) -> None:
        """Begins what a change of this process has made due, now that it is durable."""
        if DueKind.COMPUTER in change.not_due:
            self.computers.pause(session.id)
        self._due.changed(session.id, change)

    def update(self, session: Session) -> None:
        """Drops a computer's plan that is out of date, and gives it back where nobody can act."""
        if session.place.guild not in self.outages:
            self.computers.drop_outdated(session)
        elif self.computers.plans(session.id):
            self.computers.pause(session.id)
            self._due.give_back(session.id, DueKind.COMPUTER, self._now() + OUTAGE_PAUSE)

    async def close(self) -> None:
        """Stops all timers and computers for good, and waits for those that are at work."""
        await self.computers.close()
        await self._due.close()

    def next_due(self, session: Session) -> int | None:
        """Returns when something is due next: the end of a time to move or of an idle game, its notice, or a ping.

        In ms since the epoch; None where nothing is.
        """
        return _earliest(self.next_timeout(session), self._pings.next_due(session))

    def next_timeout(self, session: Session) -> int | None:
        """Returns what `next_due` does, without pings."""
        return _earliest(next_due(session), idle_games.next_idle_due(session, self._idle_limit))

    def closes_at(self, session: Session) -> int | None:
        """Returns when this game is closed if nobody moves, ms since the epoch; None if it is not."""
        return idle_games.closes_at(session, self._idle_limit)

    async def _timer_due(self, session: Session, _: DueRecord) -> int | None:
        if session.place.guild in self.outages:
            return self._now() + OUTAGE_PAUSE
        return self.next_due(await self._tick(session.id, session.ply))

    async def _computer_due(self, session: Session, _: DueRecord) -> int | None:
        if session.place.guild in self.outages:
            return self._now() + OUTAGE_PAUSE
        if not turn_of(session).seats:
            return None
        self.computers.update(session)
        return GOES_ON


def _earliest(*times: int | None) -> int | None:
    return min((at for at in times if at is not None), default=None)
