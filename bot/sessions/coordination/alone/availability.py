"""Where people can reach the only process; its heartbeats tell how much downtime to credit."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable

from bot.sessions.coordination.alone.heartbeat import Heartbeat
from bot.sessions.coordination.alone.in_memory import DueInMemory
from bot.sessions.coordination.port import OVERDUE, Served
from bot.sessions.session import Session
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.timers.timers import Now

UNCREDITED = 3_000
"""How long (ms) a lost connection that is resumed goes uncredited: Discord has kept the presses for the bot.

Discord asks its clients to reconnect every few hours, and each credit is written to the store.
"""


class AloneAvailability:
    """Starts and stops timers as the connection and guilds come and go: see `Availability`.

    Args:
        start: is called once, when people can act.
    """

    def __init__(
        self, served: Served, due: DueInMemory, heartbeat: Heartbeat, start: Callable[[], Awaitable[None]], *, now: Now
    ) -> None:
        self._tables = served.tables
        self._timers = served.timers
        self._places = served.places
        self._crediting = served.crediting
        self._outages = served.crediting.outages
        self._due = due
        self._heartbeat = heartbeat
        self._start = start
        self._now = now
        self._starting: asyncio.Task[None] | None = None
        self.restored_at = now()
        """When the sessions were loaded, ms since the epoch. Nobody can act from then until timers start."""

    @property
    def connected(self) -> bool:
        return self._starting is not None and not self._outages.lost

    async def start_timers(self) -> None:
        if self._starting is None:
            self._starting = asyncio.create_task(self._start_timers(self._crediting.reachable()))
        await asyncio.shield(self._starting)

    async def _start_timers(self, sessions: Iterable[Session]) -> None:
        await self._crediting.credit(sessions, self.restored_at)
        self._heartbeat.start()
        self._due.start()
        await self._start()

    def serve_shards(self, shards: Collection[Shard]) -> None:
        self._outages.serve(shards, self.restored_at if self._starting is None else self._now())
        self._crediting.update(self._tables.live())

    async def guilds_listed(self, guilds: Collection[int], shard: Shard = ONLY_SHARD) -> None:
        lost_at = self._outages.end_shard(shard)
        self._guilds_unavailable(guilds, lost_at)
        gone = self._crediting.without_bot(guilds, shard)
        ids = {one.place.guild for one in gone if one.place.guild is not None}
        self._guilds_unavailable(ids, lost_at)
        if lost_at is not None and self._starting is not None:
            await self._resume(self._crediting.reachable(shard), lost_at, shard=shard)
        await asyncio.gather(self.start_timers(), self._places.abandon(gone))
        await self.guilds_available(ids)

    def connection_lost(self, shard: Shard = ONLY_SHARD) -> None:
        self._outages.begin_shard(shard, self.restored_at if self._starting is None else None)
        self._crediting.update(one for one in self._tables.live() if shard.has(one.place.guild))

    async def connection_resumed(self, shard: Shard = ONLY_SHARD) -> bool:
        lost_at = self._outages.end_shard(shard)
        if lost_at is None:
            return False
        if self._now() - lost_at > UNCREDITED:
            await self._resume(self._crediting.reachable(shard), lost_at, shard=shard)
            return True
        for session in self._crediting.reachable(shard):
            self._due.go_on(session.id)
        return False

    def guilds_unavailable(self, guilds: Iterable[int]) -> None:
        self._guilds_unavailable(guilds, None)

    def _guilds_unavailable(self, guilds: Iterable[int], since: int | None) -> None:
        """Stops these guilds' timers and computers from a given time on.

        Args:
            since: ms since the epoch; None means now. Before timers start, `restored_at` is used instead.
        """
        if self._starting is None:
            since = self.restored_at
        for guild in guilds:
            self._outages.begin(guild, since)
            self._crediting.update(self._tables.in_guild(guild))

    async def guilds_available(self, guilds: Collection[int]) -> None:
        over = {guild: since for guild in guilds if (since := self._outages.end(guild)) is not None}
        for guild, since in over.items():
            await self._resume(self._tables.in_guild(guild), since, guild=guild)

    async def _resume(
        self, sessions: Iterable[Session], since: int, *, guild: int | None = None, shard: Shard | None = None
    ) -> None:
        for session in await self._crediting.credit(sessions, since, guild=guild, shard=shard):
            self._due.go_on(session.id)

    async def credit_open_outages(self) -> None:
        if self._starting is None:  # nobody could act since the restart
            for shard in self._outages.lost:
                self._outages.end_shard(shard)
            await self._resume(self._tables.live(), self.restored_at)
        for shard in self._outages.lost:
            await self.connection_resumed(shard)
        await self.guilds_available([*self._outages])

    async def close(self) -> None:
        await self._heartbeat.close()

    def overdue_timers(self) -> int:
        """Returns how many tables where people can act have had something due for longer than OVERDUE."""
        if self._starting is None:
            return 0
        before = self._now() - OVERDUE
        timeouts = map(self._timers.next_timeout, self._crediting.reachable())
        return sum(1 for due in timeouts if due is not None and due < before)
