"""The timers of the tables of one process, which are all in memory: the event loop calls what is due."""

from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import ComputerTurns
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timekeeper import Tick, Timekeeper
from bot.sessions.timers.timers import Now, Schedule


class LocalTimers(TableTimers):
    """A timer for each live session."""

    def __init__(
        self,
        pings: PlayerPings,
        outages: Outages,
        computers: ComputerTurns,
        idle_limit: int,
        *,
        tick: Tick,
        now: Now,
        schedule: Schedule,
    ) -> None:
        """tick: does what is due at a session that is at this ply. idle_limit: see `closes_at`."""
        super().__init__(pings, outages, computers, idle_limit)
        self._timekeeper = Timekeeper(self.next_due, tick, now=now, schedule=schedule)

    def update(self, session: Session) -> None:
        if session.place.guild in self.outages:
            self._timekeeper.pause(session.id)
            self.computers.pause(session.id)
        else:
            self._timekeeper.update(session)
            self.computers.update(session)

    async def close(self) -> None:
        await self.computers.close()
        await self._timekeeper.close()
