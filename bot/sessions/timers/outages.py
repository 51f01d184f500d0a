"""Guilds and shards that cannot be reached now: nobody can act there, so no time runs out and no computer moves."""

from collections.abc import Collection, Iterator

from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.timers.timers import Now

OUTAGE_PAUSE = 5_000
"""Milliseconds after which it is checked again whether people can act at a table."""


class Outages:
    """The unavailable guilds and the shards without a connection, each with the time since when.

    Iterates over the ids of unavailable guilds. All guilds of a shard that is not connected, or that this process does
    not serve, count as unavailable; with shard 0 also None, which stands for direct messages.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._since: dict[int, int] = {}
        self._uncredited: dict[int, int] = {}
        """Guilds whose outage is over, with its beginning, until the door of their shard is open."""
        self._count = ONLY_SHARD.count
        self._connected: set[Shard] = {ONLY_SHARD}
        self._lost: dict[Shard, int] = {}
        self.disconnects = 0
        """How often a shard's connection was lost."""

    def __contains__(self, guild: int | None) -> bool:
        return guild in self._since or self.shard_of(guild) not in self._connected

    def __len__(self) -> int:
        return len(self._since)

    def __iter__(self) -> Iterator[int]:
        return iter(tuple(self._since))

    @property
    def connected(self) -> frozenset[Shard]:
        """The shards of this process that are connected."""
        return frozenset(self._connected)

    @property
    def lost(self) -> frozenset[Shard]:
        """The shards of this process that are not connected."""
        return frozenset(self._lost)

    def lost_at(self, guild: int | None) -> int | None:
        """Returns when this guild's shard lost its connection, ms since the epoch; None if it is connected."""
        return self._lost.get(self.shard_of(guild))

    def begin(self, guild: int, since: int | None = None) -> None:
        """Notes that a guild is unavailable.

        A second call changes nothing.

        Args:
            since: ms since the epoch, None for now.
        """
        since = self._uncredited.pop(guild, self._now() if since is None else since)
        self._since.setdefault(guild, since)

    def end(self, guild: int) -> int | None:
        """Notes that a guild can be reached. Returns since when it was unavailable; None if it was not."""
        return self._since.pop(guild, None)

    def since(self, guild: int) -> int | None:
        """Returns since when a guild has been unavailable, ms since the epoch; None if it is available."""
        return self._since.get(guild)

    def credit_later(self, guild: int, since: int) -> None:
        """Notes an outage that is over, to be credited once the door of its shard is open."""
        self._uncredited[guild] = since

    def take_uncredited(self, shard: Shard) -> dict[int, int]:
        """Removes and returns the outages of a shard's guilds that `credit_later` has noted."""
        here = {guild: since for guild, since in self._uncredited.items() if self.shard_of(guild) == shard}
        for guild in here:
            del self._uncredited[guild]
        return here

    def credited(self, shard: Shard, milliseconds: int) -> None:
        """Notes that this much time has been credited to all guilds of a shard: their outages begin that much later."""
        now = self._now()
        for outages in (self._since, self._uncredited):
            for guild, since in outages.items():
                if self.shard_of(guild) == shard:
                    outages[guild] = min(now, since + milliseconds)

    def serve(self, shards: Collection[Shard], since: int) -> None:
        """Notes which shards this process serves from now on; none is connected yet.

        Args:
            since: when their connections were lost, ms since the epoch. If a shard's connection was lost earlier, that
                time is used for all, since guilds may have moved between shards.
        """
        since = min((since, *self._lost.values()))
        self._count = next(shard.count for shard in shards)
        self._connected.clear()
        self._lost = dict.fromkeys(shards, since)

    def begin_shard(self, shard: Shard, since: int | None = None) -> None:
        """Notes that a shard's connection is lost.

        A second call changes nothing.

        Args:
            since: ms since the epoch, None for now.
        """
        if shard in self._connected:
            self._connected.remove(shard)
            self._lost[shard] = self._now() if since is None else since
            self.disconnects += 1

    def end_shard(self, shard: Shard) -> int | None:
        """Notes that a shard is connected; its guilds may still be unavailable.

        Returns since when its connection was lost; None if it was connected.
        """
        self._connected.add(shard)
        return self._lost.pop(shard, None)

    def shard_of(self, guild: int | None) -> Shard:
        """Returns the shard that has this guild; shard 0 also has direct messages (None)."""
        return Shard.of(guild, self._count)
