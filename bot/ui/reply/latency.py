"""How long interactions have been on their way when they are heard of."""

from collections import deque

from discord.utils import DISCORD_EPOCH

LATELY = 100
"""So many interactions tell how quick the way can be."""


class Latency:
    """Compares the time in an interaction's id, which is Discord's, with this machine's.

    The two clocks may be minutes apart. So a delay is counted from the quickest of the last interactions: what lies
    between those two is time that this one has waited, on the way or for a busy bot.
    """

    def __init__(self) -> None:
        self._ways: deque[float] = deque(maxlen=LATELY)

    def of(self, interaction: int, now: float) -> float:
        """Seconds for which the interaction with this id has waited. now: this machine's seconds since the epoch."""
        way = now - ((interaction >> 22) + DISCORD_EPOCH) / 1000
        self._ways.append(way)
        return way - min(self._ways)
