"""What cannot be reached now: nobody can act there, so no time runs out and no computer moves."""

from collections.abc import Collection, Iterator

from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.timers.timers import Now

OUTAGE_PAUSE = 5_000
"""Milliseconds after which it is checked again whether people can act at a table."""


class Outages:
    """The unavailable guilds, and since when each of them is; and since when the connections of shards are lost.

    Iterates over the ids of the guilds. Where a shard is not connected, and where this process serves none that has
    them, all places are unavailable: guilds, and with shard 0 also None, which stands for direct messages.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._since: dict[int, int] = {}
        self._uncredited: dict[int, int] = {}
        """Guilds whose outage is over, and since when it was, while the door of their shard is being opened."""
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
        """Returns since when the connection of this guild's shard is lost, ms since the epoch; None where it is not."""
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
        """Notes that a guild can be reached. Returns since when it could not, None if it could."""
        return self._since.pop(guild, None)

    def since(self, guild: int) -> int | None:
        """Returns since when a guild is unavailable, ms since the epoch; None where it is not."""
        return self._since.get(guild)

    def credit_later(self, guild: int, since: int) -> None:
        """Notes that an outage that is over is to be credited once the door of its shard is open."""
        self._uncredited[guild] = since

    def take_uncredited(self, shard: Shard) -> dict[int, int]:
        """Returns the guilds of a shard that `credit_later` has noted, and since when; they are forgotten."""
        here = {guild: since for guild, since in self._uncredited.items() if self.shard_of(guild) == shard}
        for guild in here:
            del self._uncredited[guild]
        return here

    def credited(self, shard: Shard, milliseconds: int) -> None:
        """Notes that the time up to now has been credited to all guilds of a shard: that much less of it is left."""
        now = self._now()
        for outages in (self._since, self._uncredited):
            for guild, since in outages.items():
                if self.shard_of(guild) == shard:
                    outages[guild] = min(now, since + milliseconds)

    def serve(self, shards: Collection[Shard], since: int) -> None:
        """Notes which shards this process serves from now on; none is connected yet.

        Args:
            since: when their connections were lost, ms since the epoch; a shard whose connection was lost before
                that keeps the earliest such time, since its guilds may have been others.
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

        Returns since when its connection was lost, None if it was not.
        """
        self._connected.add(shard)
        return self._lost.pop(shard, None)

    def shard_of(self, guild: int | None) -> Shard:
        """Returns the shard that has this guild; shard 0 also has direct messages (None)."""
        return Shard.of(guild, self._count)
