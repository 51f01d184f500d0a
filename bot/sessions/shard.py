"""A shard of the gateway: Discord sends each of them the events of some of the bot's guilds."""

from dataclasses import dataclass
from typing import Self

TIMESTAMP_SHIFT = 22
"""Bits of an id below its time."""


@dataclass(frozen=True)
class Shard:
    """The number of a shard, counted from 0, and how many there are."""

    number: int
    count: int

    @classmethod
    def of(cls, guild: int | None, count: int) -> Self:
        """Returns that one of `count` shards which Discord sends the events of this guild, or of direct messages."""
        return cls(0 if guild is None else (guild >> TIMESTAMP_SHIFT) % count, count)

    def has(self, guild: int | None) -> bool:
        """Returns whether Discord sends the events of this guild, or of direct messages (None), to the shard."""
        return Shard.of(guild, self.count) == self


ONLY_SHARD = Shard(0, 1)
"""The shard of a bot that is not sharded: it has all guilds."""
