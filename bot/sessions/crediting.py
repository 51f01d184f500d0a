"""Credits time in which nobody could act to the players on turn, and restarts timers and computers."""

from collections.abc import Collection, Iterable
from typing import Protocol

import structlog

from bot.sessions.rules.deadlines import credit_time_since
from bot.sessions.session import Session
from bot.sessions.shard import Shard
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.computer_turns import ComputerTurns
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Transition
from bot.store.errors import StoreUnavailable

log = structlog.get_logger()


class TournamentCredits(Protocol):
    """Postpones the ends of rounds and arenas. Methods raise StoreUnavailable."""

    async def credit(self, downtime: int) -> None:
        """Credits these milliseconds, in which nobody could act anywhere."""
        ...

    async def credit_since(self, since: int, guild: int | None, shard: Shard | None) -> None:
        """Credits the time since `since` (ms since the epoch) in a guild; None means in all reachable guilds.

        The tournaments stand still until that is done.

        Args:
            shard: limits this to the shard's guilds.
        """
        ...


class Crediting:
    """Credits the time in which nobody could act to tables and tournaments.

    Args:
        outages: where nobody can act now.
        stopping: whether the process is stopping: the store may then close first.
    """

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        computers: ComputerTurns,
        outages: Outages,
        tournaments: TournamentCredits,
        *,
        now: Now,
    ) -> None:
        self._tables = tables
        self._actions = actions
        self._computers = computers
        self._now = now
        self.outages = outages
        self.tournaments = tournaments
        self.stopping = False

    def reachable(self, shard: Shard | None = None) -> list[Session]:
        """Returns the live sessions, of one shard or of all, whose guild is available or that are outside of guilds."""
        return [
            session
            for session in self._tables.live()
            if session.place.guild not in self.outages and (shard is None or shard.has(session.place.guild))
        ]

    def without_bot(self, guilds: Collection[int], shard: Shard) -> list[Session]:
        """Returns a shard's live sessions in guilds other than these: their guilds have removed the bot."""
        return [
            session
            for session in self._tables.live()
            if session.place.guild is not None
            and session.place.guild not in guilds
            and shard.has(session.place.guild)
            and not session.place.user_install
        ]

    def update(self, sessions: Iterable[Session]) -> None:
        """Stops computers where nobody can act."""
        for session in sessions:
            self._computers.update(session)

    async def credit(
        self, sessions: Iterable[Session], since: int, *, guild: int | None = None, shard: Shard | None = None
    ) -> list[Session]:
        """Credits the time since `since` to these sessions, and to tournaments; returns those that are still live.

        If the connection is lost again, only the time before that is credited now. If the credit cannot be written,
        some time is lost, but timers go on.

        Args:
            guild, shard: whose tournaments are credited; by default those of all reachable guilds.
        """
        ids = [session.id for session in sessions]

        def credit(session: Session) -> Transition:
            lost_at = self.outages.lost_at(session.place.guild)
            return credit_time_since(session, since, self._now() if lost_at is None else lost_at)

        try:
            await self.tournaments.credit_since(since, guild, shard)
        except StoreUnavailable as why:
            # At a stop the store may close first; the next start then credits the time.
            note = log.info if self.stopping else log.error
            note("time not credited to tournaments", why=str(why))
        await self._actions.apply_to_each(ids, credit)
        live = [session for session in map(self._tables.live_session, ids) if session is not None]
        self.update(live)
        return live
