"""How long ago interactions were created when they arrive here."""

from collections import deque

from discord.utils import snowflake_time

WINDOW = 100
"""The number of recent interactions among which the fastest one counts as undelayed."""


class Latency:
    """Measures how late each interaction arrives, in seconds.

    An interaction's id holds its time by Discord's clock, which may differ from this machine's by minutes. So the
    latency is counted from the fastest of the recent interactions: the rest is time spent on the way, or waiting for a
    busy event loop.
    """

    def __init__(self) -> None:
        self._offsets: deque[float] = deque(maxlen=WINDOW)

    def measure(self, interaction: int, now: float) -> float:
        """Returns the seconds that this interaction (its id) has waited.

        Args:
            now: seconds since the epoch, local clock.
        """
        offset = now - snowflake_time(interaction).timestamp()
        self._offsets.append(offset)
        return offset - min(self._offsets)
