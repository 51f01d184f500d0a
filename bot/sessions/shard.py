"""A shard of the gateway, to which Discord sends the events of some of the bot's guilds."""

import re
from dataclasses import dataclass
from typing import Self

TIMESTAMP_SHIFT = 22
"""The number of an id's bits below its time."""

SHARE = re.compile(r"(?P<first>[0-9]{1,6})(-(?P<last>[0-9]{1,6}))?/(?P<count>[0-9]{1,6})")


@dataclass(frozen=True)
class Shard:
    """The number of a shard, counted from 0, and the count of all shards."""

    number: int
    count: int

    @classmethod
    def of(cls, guild: int | None, count: int) -> Self:
        """Returns the shard, of `count`, to which Discord sends this guild's events, or direct messages (None)."""
        return cls(0 if guild is None else (guild >> TIMESTAMP_SHIFT) % count, count)

    def has(self, guild: int | None) -> bool:
        """Returns whether Discord sends the events of this guild, or of direct messages (None), to the shard."""
        return Shard.of(guild, self.count) == self


def parse_shards(text: str) -> tuple[Shard, ...]:
    """Returns the shards of a share, such as `0-15/64` or `3/64`. Raises ValueError for anything else."""
    match = SHARE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no share of shards such as 0-15/64")
    first, count = int(match["first"]), int(match["count"])
    last = int(match["last"] or first)
    if not first <= last < count:
        raise ValueError(f"{text!r} names shards that are not there: of {count} the last is {count - 1}")
    return tuple(Shard(number, count) for number in range(first, last + 1))


ONLY_SHARD = Shard(0, 1)
"""The only shard of a bot that is not sharded, with all guilds."""
