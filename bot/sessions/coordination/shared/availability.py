"""Where people can reach the processes that share a database; downtime is measured and credited by their doors."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from functools import partial

from bot.retry import Retry
from bot.sessions.coordination.port import Served
from bot.sessions.coordination.shared.doors import HTTP, UNCREDITED, Doors, door_of, share_of, shares_of
from bot.sessions.coordination.shared.other_processes import OtherProcesses
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.timers.timers import Now
from bot.store.errors import StoreUnavailable
from bot.store.shared import GuildShare


class SharedAvailability:
    """Starts and stops this process's part of the work as connections and guilds come and go: see `Availability`.

    Args:
        database: retries until the database is available.
        start: is called once, when people can act.
    """

    def __init__(
        self,
        served: Served,
        others: OtherProcesses,
        doors: Doors,
        database: Retry,
        start: Callable[[], Awaitable[None]],
        *,
        now: Now,
    ) -> None:
        self._tables = served.tables
        self._places = served.places
        self._crediting = served.crediting
        self._outages = served.crediting.outages
        self._others = others
        self._doors = doors
        self._database = database
        self._start = start
        self._now = now
        self._uses_gateway = False
        self._starting: asyncio.Task[None] | None = None
        self._made_at = now()

    @property
    def connected(self) -> bool:
        return self._starting is not None and not self._outages.lost

    async def start_timers(self) -> None:
        if self._starting is None:
            self._starting = asyncio.create_task(self._start_timers())
        await asyncio.shield(self._starting)

    async def _start_timers(self) -> None:
        if not self._uses_gateway:
            await self._doors.open(HTTP)
        await self._start()

    def serve_shards(self, shards: Collection[Shard]) -> None:
        self._uses_gateway = True
        for shard in self._outages.connected:
            self._doors.close(door_of(shard))
        self._outages.serve(shards, self._made_at if self._starting is None else self._now())
        self._crediting.update(self._tables.live())

    async def guilds_listed(self, guilds: Collection[int], shard: Shard = ONLY_SHARD) -> None:
        self._uses_gateway = True
        self._outages.end_shard(shard)
        self.guilds_unavailable(guilds)  # before anything is awaited, since guilds may become available meanwhile
        await self._open_door(shard)
        await self._database.call(lambda: self._others.refresh_outside(guilds, share_of(shard)), StoreUnavailable)
        gone = self._crediting.without_bot(guilds, shard)
        ids = {one.place.guild for one in gone if one.place.guild is not None}
        self.guilds_unavailable(ids)
        await asyncio.gather(self.start_timers(), self._places.abandon(gone))
        for guild in ids:
            await self.guilds_available([guild])

    def connection_lost(self, shard: Shard = ONLY_SHARD) -> None:
        self._outages.begin_shard(shard, self._made_at if self._starting is None else None)
        self._doors.close(door_of(shard))
        self._crediting.update(one for one in self._tables.live() if shard.has(one.place.guild))

    async def connection_resumed(self, shard: Shard = ONLY_SHARD) -> bool:
        lost_at = self._outages.end_shard(shard)
        return lost_at is not None and await self._open_door(shard) > 0

    async def _open_door(self, shard: Shard) -> int:
        """Notes that a shard is connected. Returns the milliseconds that were credited to all of its guilds."""
        return await self._doors.open(door_of(shard), share_of(shard), partial(self._door_opened, shard))

    async def _door_opened(self, shard: Shard, credited: int) -> None:
        """Subtracts time credited to all guilds of a shard from their outages, and credits outages that are over."""
        self._outages.credited(shard, credited)
        while over := self._outages.take_uncredited(shard):
            await self._credit(await self._refresh_long(over))

    def guilds_unavailable(self, guilds: Iterable[int]) -> None:
        """See `Availability`. The time before now is credited when the shard's door opens."""
        for guild in guilds:
            self._outages.begin(guild)
            self._crediting.update(self._tables.in_guild(guild))

    async def guilds_available(self, guilds: Collection[int]) -> None:
        begun = {guild: since for guild in guilds if (since := self._outages.since(guild)) is not None}
        # refreshed while the guilds still count as unavailable
        fresh = await self._refresh_long({guild: begun[guild] for guild in begun if self._credits_now(guild)})
        over = {guild: since for guild in guilds if (since := self._outages.end(guild)) is not None}
        await self._credit(await self._refresh_long(self._creditable(over), fresh))

    def _creditable(self, over: Mapping[int, int]) -> dict[int, int]:
        """Returns the guilds whose outages can be credited now; the other outages are credited when the door opens.

        Opening a door credits only the time since it was closed, but an outage may have begun earlier. If the
        connection is lost, as when the process stops, the outage is credited up to that moment.
        """
        now = dict[int, int]()
        for guild, since in over.items():
            if self._credits_now(guild):
                now[guild] = since
            else:
                self._outages.credit_later(guild, since)
        return now

    def _credits_now(self, guild: int) -> bool:
        return self._outages.lost_at(guild) is not None or door_of(self._outages.shard_of(guild)) in self._doors

    async def _refresh_long(self, over: Mapping[int, int], fresh: Collection[int] = ()) -> dict[int, int]:
        """Returns the guilds whose outage was long enough to be credited, with their tables up to date.

        Args:
            fresh: the guilds whose tables are already up to date.
        """
        now = self._now()
        long = {
            guild: since for guild, since in over.items() if (self._outages.lost_at(guild) or now) - since > UNCREDITED
        }
        stale = long.keys() - fresh
        if stale and self._crediting.stopping:  # a store that fails must not keep the process from stopping
            await self._tables.refresh_guilds(stale)
        elif stale:
            await self._database.call(lambda: self._tables.refresh_guilds(stale), StoreUnavailable)
        return long

    async def _credit(self, over: Mapping[int, int]) -> None:
        for guild, since in over.items():
            await self._crediting.credit(self._tables.in_guild(guild), since, guild=guild)

    async def credit_open_outages(self) -> None:
        await asyncio.gather(*(self.guilds_available([guild]) for guild in self._outages))

    async def close(self) -> None:
        await self._doors.stop()

    def shares(self) -> Sequence[GuildShare | None]:
        """Returns the guilds whose due work this process does: those of its connected shards; None stands for all.

        Due work waits until the downtime before it has been credited.
        """
        if self._starting is None:
            return ()
        if not self._uses_gateway:
            return (None,) if HTTP in self._doors else ()
        connected = [shard for shard in self._outages.connected if door_of(shard) in self._doors]
        return (None,) if connected == [ONLY_SHARD] else shares_of(connected)
