"""Discord's ids: milliseconds since 2015 in the upper 42 bits, so that ids sort by age; strings on the wire."""

from sandbox.world.clock import Clock

EPOCH = 1_420_070_400_000
"""2015-01-01T00:00Z in Unix milliseconds: where Discord's time begins."""

SEED_TIME = 1_704_067_200_000
"""2024-01-01T00:00Z in Unix milliseconds: when the sandbox's guild, channels and users were made."""


class Snowflakes:
    """Makes ids that tell the clock's time and always grow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id, larger than all before."""
        self._last = max(self._last + 1, (int(self._clock.now() * 1000) - EPOCH) << 22)
        return str(self._last)


def seed_id(number: int) -> str:
    """The id of the `number`th thing that was there from the start: the same at each start, for databases keep ids."""
    return str(((SEED_TIME - EPOCH) << 22) + number)


def created_at(snowflake: str) -> float:
    """When this id was made, in Unix seconds."""
    return ((int(snowflake) >> 22) + EPOCH) / 1000
