"""The timers of tables that several processes share: what is due is in the store, and any process does it."""

from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import ComputerTurns, turn_of
from bot.sessions.timers.due_changes import DueChange, due_change
from bot.sessions.timers.due_work import GOES_ON, DueKind, DueWork
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timekeeper import Tick
from bot.sessions.timers.timers import Now
from bot.sessions.transition import TableEvent
from bot.store.records import DueRecord

OUTAGE_PAUSE = 5_000
"""Milliseconds after which is looked again whether people can act at a table."""


class SharedTimers(TableTimers):
    """Writes what becomes due with each change, and does what this process has taken."""

    def __init__(
        self,
        due_work: DueWork,
        pings: PlayerPings,
        outages: Outages,
        computers: ComputerTurns,
        idle_limit: int,
        *,
        tick: Tick,
        now: Now,
    ) -> None:
        """tick: does what is due at a session that is at this ply. idle_limit: see `closes_at`."""
        super().__init__(pings, outages, computers, idle_limit)
        self._tick = tick
        self._now = now
        self._due_work = due_work
        due_work.on(DueKind.TIMER, self._timer_due)
        due_work.on(DueKind.COMPUTER, self._computer_due, lost=self.computers.pause)

    def due_of(self, before: Session | None, after: Session, event: TableEvent) -> DueChange:
        """Returns what a change of a session makes due: see `due_changes.DueOf`."""
        return due_change(before, after, event, self._now(), self.next_due)

    def committed(self, session: Session, due: DueChange) -> None:
        """Begins what a change of this process has made due and left to this process."""
        self._due_work.drop(session.id, due.not_due)
        if DueKind.COMPUTER in due.not_due:
            self.computers.pause(session.id)
        self._due_work.hold([one for one in due.due if one.held])

    def start(self) -> None:
        self._due_work.start()

    def update(self, session: Session) -> None:
        """Drops a computer's plan that is out of date, and gives it back where nobody can act."""
        if session.place.guild not in self.outages:
            self.computers.drop_outdated(session)
        elif self.computers.plans(session.id):
            self.computers.pause(session.id)
            self._due_work.give_back(session.id, DueKind.COMPUTER, self._now() + OUTAGE_PAUSE)

    async def close(self) -> None:
        await self.computers.close()
        await self._due_work.close()

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
