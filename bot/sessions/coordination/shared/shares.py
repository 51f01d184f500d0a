"""The guilds of shards, as the store chooses them, and the doors by which people reach them."""

from collections.abc import Iterable

from bot.sessions.shard import Shard
from bot.store.shared import GuildShare


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
