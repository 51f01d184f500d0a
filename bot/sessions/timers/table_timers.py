"""The timers of the tables that this process has in memory: deadlines, pings, idle games and computers' turns."""

from collections.abc import Awaitable, Callable

from bot.players.choosing import Choice
from bot.sessions.rules import idle_games
from bot.sessions.rules.deadlines import next_due
from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import Choose, ComputerTurns
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timekeeper import Tick, Timekeeper
from bot.sessions.timers.timers import Now, Schedule


class TableTimers:
    """Says when something is due at a table, and has it happen then; not where an outage keeps people from acting."""

    def __init__(
        self,
        pings: PlayerPings,
        outages: Outages,
        idle_limit: int,
        *,
        tick: Tick,
        move: Callable[[str, int, Choice], Awaitable[object]],
        now: Now,
        schedule: Schedule,
        token_bytes: Callable[[int], bytes],
        choose: Choose,
    ) -> None:
        """idle_limit: see `closes_at`. tick: does what is due at a session that is at this ply; move: makes a
        computer's choice there.
        """
        self._pings = pings
        self.outages = outages
        self._idle_limit = idle_limit
        self._timekeeper = Timekeeper(self.next_due, tick, now=now, schedule=schedule)
        self.computers = ComputerTurns(move, now=now, schedule=schedule, token_bytes=token_bytes, choose=choose)

    def update(self, session: Session) -> None:
        """Sets the timers of a session that has changed; cancels them where nobody can act."""
        if session.place.guild in self.outages:
            self._timekeeper.pause(session.id)
            self.computers.pause(session.id)
        else:
            self._timekeeper.update(session)
            self.computers.update(session)

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

    async def close(self) -> None:
        """Stops all timers and computers for good, and waits for those that are at work."""
        await self.computers.close()
        await self._timekeeper.close()


def _earliest(*times: int | None) -> int | None:
    return min((at for at in times if at is not None), default=None)
