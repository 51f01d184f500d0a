"""Where people can act, and where not: while the bot is away, without a connection, in a guild's outage."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import partial
from typing import TypeAlias

import structlog

from bot.retry import Retry
from bot.sessions.persistence.restore import credit_time_since
from bot.sessions.places import Places
from bot.sessions.session import Session
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.doors import HTTP, Doors
from bot.sessions.timers.doors import UNCREDITED as CLOSED_UNCREDITED
from bot.sessions.timers.heartbeat import Heartbeat
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Transition
from bot.store.records import StoreUnavailable
from bot.store.shared import GuildShare

log = structlog.get_logger()

UNCREDITED = 3_000
"""Milliseconds without a connection that are not credited if it is resumed: Discord has kept the presses for the bot.

It asks its clients to reconnect every few hours, and each credit is written to the store.
"""

OVERDUE = 10_000
"""Milliseconds after which a timer that has not been acted on is overdue: a retry, or an event loop that hangs."""

CreditTournaments: TypeAlias = Callable[[int, int | None, Shard | None], Awaitable[None]]
"""Credits the time since then (ms since the epoch) to the tournaments of this guild; with None to those of all guilds
that can be reached: of this shard, or of all. Until it is done they stand still. Raises StoreUnavailable."""


class Availability:
    """Starts and stops the timers of tables with the connection and the guilds; credits the time without them."""

    def __init__(
        self,
        tables: Tables,
        places: Places,
        timers: TableTimers,
        heartbeat: Heartbeat,
        *,
        now: Now,
        database: Retry,
        doors: Doors | None,
        credit_tournaments: CreditTournaments,
        on_start: Callable[[], Awaitable[None]],
    ) -> None:
        """database: waits for it. doors: where several processes share the store; what they note there is credited.

        on_start: is called once, when people can act and the timers run.
        """
        self._tables = tables
        self._places = places
        self._timers = timers
        self._outages = timers.outages
        self._heartbeat = heartbeat
        self._now = now
        self._database = database
        self._doors = doors
        self._credit_tournaments = credit_tournaments
        self._on_start = on_start
        self._uses_gateway = False
        self.restored_at = now()
        """When the sessions were loaded, ms since the epoch: until timers start, nobody can act since then."""
        self._starting: asyncio.Task[None] | None = None
        self._stopping = False

    async def start_timers(self) -> None:
        """Starts the timers and computers of the restored sessions, when people can act. Further calls wait for it.

        Without `guilds_listed` before it, people act over HTTP. The time since `restore` is credited.
        The sessions of guilds that are unavailable start with `guild_available`.
        """
        if self._starting is None:
            self._starting = asyncio.create_task(self._start_timers(self.reachable()))
        await asyncio.shield(self._starting)

    async def _start_timers(self, sessions: Iterable[Session]) -> None:
        if self._doors is None:
            await self._resume(sessions, self.restored_at)
            self._heartbeat.start()
        elif not self._uses_gateway:
            await self._doors.open(HTTP)
        self._timers.start()
        await self._on_start()

    def serve_shards(self, shards: Collection[Shard]) -> None:
        """Stops all timers and computers until each of these shards is connected: the only ones from now on.

        Before `start_timers`, their connections count as lost since `restore`.
        """
        self._uses_gateway = True
        if self._doors is not None:
            for shard in self._outages.connected:
                self._doors.close(door_of(shard))
        self._outages.serve(shards, self.restored_at if self._starting is None else self._now())
        for session in self._tables.live():
            self._timers.update(session)

    async def guilds_listed(self, guilds: Collection[int], shard: Shard = ONLY_SHARD) -> None:
        """Takes over the list of all guilds of a shard, which Discord sends at the beginning of each gateway session.

        The live sessions of the shard's other guilds are abandoned: those guilds have removed the bot while it was
        away. Sessions that a user install opened stay, since the bot was never a member there. In the listed guilds
        nobody can act before `guild_available`; everywhere else timers start.
        """
        self._uses_gateway = True
        lost_at = self._outages.end_shard(shard)
        if self._doors is not None:
            lost_at = None
        self.guilds_unavailable(guilds, lost_at)  # before anything is awaited, since they may come meanwhile
        if self._doors is not None:
            await self._open_door(self._doors, shard)
            await self._database.call(lambda: self._tables.refresh_outside(guilds, share_of(shard)), StoreUnavailable)
        gone = [
            one
            for one in self._tables.live()
            if one.place.guild is not None
            and one.place.guild not in guilds
            and shard.has(one.place.guild)
            and not one.place.user_install
        ]
        ids = {one.place.guild for one in gone if one.place.guild is not None}
        self.guilds_unavailable(ids, lost_at)
        if lost_at is not None and self._starting is not None:
            await self._resume(self.reachable(shard), lost_at, shard=shard)
        await asyncio.gather(self.start_timers(), self._places.abandon(gone))
        for guild in ids:
            await self.guild_available(guild)

    def connection_lost(self, shard: Shard = ONLY_SHARD) -> None:
        """Stops a shard's timers and computers: nobody can act before `connection_resumed` or `guilds_listed`.

        All that time is credited then. A crash meanwhile loses the part of it before the crash; a clean stop does not.
        """
        self._outages.begin_shard(shard, self.restored_at if self._starting is None else None)
        if self._doors is not None:
            self._doors.close(door_of(shard))
        for session in self._tables.live():
            if shard.has(session.place.guild):
                self._timers.update(session)

    async def connection_resumed(self, shard: Shard = ONLY_SHARD) -> bool:
        """Starts a shard's timers and computers again, except in unavailable guilds.

        Returns whether the time since `connection_lost` was credited: not if it was short.
        """
        lost_at = self._outages.end_shard(shard)
        if lost_at is None:
            return False
        if self._doors is not None:
            return await self._open_door(self._doors, shard) > 0
        if self._now() - lost_at > UNCREDITED:
            await self._resume(self.reachable(shard), lost_at, shard=shard)
            return True
        for session in self.reachable(shard):
            self._timers.update(session)
        return False

    async def _open_door(self, doors: Doors, shard: Shard) -> int:
        """Notes that a shard is connected. Returns the milliseconds that were credited to all of its guilds."""
        return await doors.open(door_of(shard), share_of(shard), partial(self._door_opened, shard))

    async def _door_opened(self, shard: Shard, credited: int) -> None:
        """Takes what has been credited to all guilds of a shard off their outages; credits those that are over."""
        self._outages.credited(shard, credited)
        while over := self._outages.take_uncredited(shard):
            for guild, since in (await self._refresh_long(over)).items():
                await self._resume(self._tables.in_guild(guild), since, guild=guild)

    def reachable(self, shard: Shard | None = None) -> list[Session]:
        """Returns the live sessions whose guild is available, and those outside of guilds: of one shard, or of all."""
        return [
            session
            for session in self._tables.live()
            if session.place.guild not in self._outages and (shard is None or shard.has(session.place.guild))
        ]

    def guilds_unavailable(self, guilds: Iterable[int], since: int | None = None) -> None:
        """Stops the timers and computers of these guilds' sessions: nobody can act there before `guild_available`.

        since: ms since the epoch, None for now. Before `start_timers`, they are unavailable since `restore`; where
        there are doors they are since now, because the opening of the shard's door credits the time before.
        """
        if self._starting is None and self._doors is None:
            since = self.restored_at
        for guild in guilds:
            self._outages.begin(guild, since)
            for session in self._tables.in_guild(guild):
                self._timers.update(session)

    async def guild_available(self, guild: int) -> None:
        """Does what `guilds_available` does, for one guild."""
        await self.guilds_available([guild])

    async def guilds_available(self, guilds: Collection[int]) -> None:
        """Starts the timers and computers of these guilds' sessions again. Time in which nobody could act is credited.

        A crash meanwhile loses the part of that time before it; a clean stop does not.
        """
        fresh: Collection[int] = ()
        if self._doors is not None:  # while they still count as unavailable
            begun = {guild: since for guild in guilds if (since := self._outages.since(guild)) is not None}
            fresh = await self._refresh_long({one: begun[one] for one in begun if self._credits_now(one, self._doors)})
        over = {guild: since for guild in guilds if (since := self._outages.end(guild)) is not None}
        if self._doors is not None:
            over = await self._refresh_long(self._creditable(over, self._doors), fresh)
        for guild, since in over.items():
            await self._resume(self._tables.in_guild(guild), since, guild=guild)

    def _creditable(self, over: Mapping[int, int], doors: Doors) -> dict[int, int]:
        """Returns the guilds whose outage can be credited now; the others' are credited when their door is open.

        What opens it credits no more than the time since it was closed, and the outage may have begun before. Where the
        connection is lost, as at a stop, the outage is credited up to then.
        """
        now = dict[int, int]()
        for guild, since in over.items():
            if self._credits_now(guild, doors):
                now[guild] = since
            else:
                self._outages.credit_later(guild, since)
        return now

    def _credits_now(self, guild: int, doors: Doors) -> bool:
        return self._outages.lost_at(guild) is not None or door_of(self._outages.shard_of(guild)) in doors

    async def _refresh_long(self, over: Mapping[int, int], fresh: Collection[int] = ()) -> dict[int, int]:
        """Returns the guilds whose outage was long enough to be credited, with their tables up to date.

        fresh: the guilds whose tables are up to date.
        """
        now = self._now()
        long = {
            guild: since
            for guild, since in over.items()
            if (self._outages.lost_at(guild) or now) - since > CLOSED_UNCREDITED
        }
        stale = long.keys() - fresh
        if stale and self._stopping:  # a store that fails must not keep the process from stopping
            await self._tables.refresh_guilds(stale)
        elif stale:
            await self._database.call(lambda: self._tables.refresh_guilds(stale), StoreUnavailable)
        return long

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot."""
        self._outages.end(guild)
        await self._places.guild_removed(guild)

    async def _resume(
        self, sessions: Iterable[Session], since: int, *, guild: int | None = None, shard: Shard | None = None
    ) -> None:
        """Credits the time since then to these sessions, and to tournaments; starts timers and computers.

        guild, shard: whose tournaments; without both, those of all guilds that can be reached.

        Where the connection is lost that is done when it is there again; only the time before it is credited now.
        """
        ids = [session.id for session in sessions]

        def credit(session: Session) -> Transition:
            lost_at = self._outages.lost_at(session.place.guild)
            return credit_time_since(session, since, self._now() if lost_at is None else lost_at)

        # Where the credit cannot be written some time is lost, but timers start all the same.
        try:
            await self._credit_tournaments(since, guild, shard)
        except StoreUnavailable as why:
            # At a stop the store may close first; the next start credits the time since then.
            note = log.info if self._stopping else log.error
            note("time not credited to tournaments", why=str(why))
        await self._tables.apply_to_each(ids, credit)
        for session in filter(None, map(self._tables.live_session, ids)):
            self._timers.update(session)

    async def stop_timers(self) -> None:
        """Stops timers and computers for good. Call it before the listeners are closed."""
        self._stopping = True
        await self._timers.close()

    async def close(self) -> None:
        """Notes for the last time that people could act until now."""
        if self._doors is None:
            await self._heartbeat.close()
        else:
            await self._doors.stop()

    @property
    def connected(self) -> bool:
        """Whether people can act: whether all of this process's shards are connected to Discord."""
        return self._starting is not None and not self._outages.lost

    @property
    def lost_shards(self) -> int:
        """The number of this process's shards that are not connected."""
        return len(self._outages.lost)

    @property
    def disconnects(self) -> int:
        """How often a shard's connection was lost."""
        return self._outages.disconnects

    @property
    def unavailable_guilds(self) -> int:
        """The number of guilds that cannot be reached."""
        return len(self._outages)

    def overdue_timers(self) -> int:
        """Returns at how many tables something has been due for longer than OVERDUE, although people can act there.

        Only where all tables are in memory: see `Sessions.table_counts`.
        """
        if self._starting is None:
            return 0
        before = self._now() - OVERDUE
        return sum(1 for session in self.reachable() if (due := self._timers.next_timeout(session)) and due < before)

    def shares(self) -> tuple[GuildShare | None, ...]:
        """Returns the guilds for which this process does what is due: those of its connected shards; None for all."""
        if self._starting is None:
            return ()
        if not self._uses_gateway:
            return (None,) if self._doors is None or HTTP in self._doors else ()
        connected = self._outages.connected
        if self._doors is not None:  # what is due waits until the time before has been credited
            connected = frozenset(shard for shard in connected if door_of(shard) in self._doors)
        return (None,) if connected == {ONLY_SHARD} else shares_of(connected)

    async def credit_open_outages(self) -> None:
        """Credits the time of outages that last until the stop."""
        if self._starting is None and self._doors is None:  # nobody could act since the restart
            for shard in self._outages.lost:
                self._outages.end_shard(shard)
            await self._resume(self._tables.live(), self.restored_at)
        if self._doors is None:
            for shard in self._outages.lost:
                await self.connection_resumed(shard)
        await asyncio.gather(*map(self.guild_available, self._outages))


def door_of(shard: Shard) -> str:
    """Returns the name of a shard's door: see `Doors`."""
    return f"shard {shard.number}/{shard.count}"


def share_of(shard: Shard) -> GuildShare:
    """Returns the guilds of a shard, as the store chooses them."""
    return GuildShare(range(shard.number, shard.number + 1), shard.count)


def shares_of(shards: Iterable[Shard]) -> tuple[GuildShare, ...]:
    """Returns the guilds of several shards, in as few shares as possible: neighbours are in one."""
    shares: list[GuildShare] = []
    for shard in sorted(shards, key=lambda shard: shard.number):
        if shares and shares[-1].shards.stop == shard.number:
            shares[-1] = GuildShare(range(shares[-1].shards.start, shard.number + 1), shard.count)
        else:
            shares.append(share_of(shard))
    return tuple(shares)
