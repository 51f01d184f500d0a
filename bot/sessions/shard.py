"""A shard of the gateway: Discord sends each of them the events of some of the bot's guilds."""

from dataclasses import dataclass

TIMESTAMP_SHIFT = 22
"""Bits of an id below its time."""


@dataclass(frozen=True)
class Shard:
    """The number of a shard, counted from 0, and how many there are."""

    number: int
    count: int

    def has(self, guild: int) -> bool:
        """Returns whether Discord sends the events of this guild to the shard."""
        return (guild >> TIMESTAMP_SHIFT) % self.count == self.number


ONLY_SHARD = Shard(0, 1)
"""The shard of a bot that is not sharded: it has all guilds."""
