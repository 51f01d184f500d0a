"""Discord's ids, snowflakes: milliseconds since 2015 in the upper 42 bits, so that they sort by age."""

from sandbox.world.clock import Clock

EPOCH = 1_420_070_400_000
"""2015-01-01T00:00Z in Unix milliseconds, from which snowflakes count."""

SEED_TIME = 1_704_067_200_000
"""2024-01-01T00:00Z in Unix milliseconds: the creation time of the first guild of `world.seed`."""


class Snowflakes:
    """Generates ids from the clock's time, each larger than the last."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Returns a new id."""
        self._last = max(self._last + 1, (int(self._clock.now() * 1000) - EPOCH) << 22)
        return str(self._last)


def seed_id(number: int, guild: int = 0) -> str:
    """Returns the id of the `number`th seed object of the `guild`th guild.

    It is the same at each start, since the bot's database keeps ids. Each guild has its own millisecond: a guild's
    shard is `id >> 22` modulo the number of shards, so guilds that are created together are spread over all shards.
    """
    return str(((SEED_TIME + guild - EPOCH) << 22) + number)


def created_at(snowflake: str) -> float:
    """Returns the creation time in an id, in Unix seconds."""
    return ((int(snowflake) >> 22) + EPOCH) / 1000
