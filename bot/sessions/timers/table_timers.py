"""When something is due at a table, and the computers that sit there."""

from abc import ABC, abstractmethod

from bot.sessions.rules import idle_games
from bot.sessions.rules.deadlines import next_due
from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import ComputerTurns
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings


class TableTimers(ABC):
    """Says when something is due at a table, and has it happen then; not where an outage keeps people from acting."""

    def __init__(self, pings: PlayerPings, outages: Outages, computers: ComputerTurns, idle_limit: int) -> None:
        """idle_limit: see `closes_at`."""
        self._pings = pings
        self._idle_limit = idle_limit
        self.outages = outages
        self.computers = computers

    def start(self) -> None:  # noqa: B027  timers of the event loop need no start
        """Begins to do what is due."""

    @abstractmethod
    def update(self, session: Session) -> None:
        """Sets the timers of a session that has changed; stops them where nobody can act."""

    @abstractmethod
    async def close(self) -> None:
        """Stops all timers and computers for good, and waits for those that are at work."""

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


def _earliest(*times: int | None) -> int | None:
    return min((at for at in times if at is not None), default=None)
