"""Discord's time, by the Date headers of its answers, and how late interactions arrive by it."""

from collections import deque
from email.utils import parsedate_to_datetime
from math import inf

from discord.utils import snowflake_time

DATES_KEPT = 200
"""The number of answers by which the time is known. Clocks drift apart by far less than a millisecond meanwhile."""


class DiscordClock:
    """Compares Discord's time with this process's monotonic clock, which no correction of the machine's time moves.

    A Date has whole seconds. It was written after its request was sent and before its answer came, so that each answer
    bounds the difference of the clocks on both sides; where the bounds of many answers overlap, it is known to about
    half a round trip.
    """

    def __init__(self) -> None:
        self._lower: deque[float] = deque(maxlen=DATES_KEPT)
        self._upper: deque[float] = deque(maxlen=DATES_KEPT)
        self._earliest, self._latest = -inf, inf

    def answered(self, date: str, sent: float, received: float) -> None:
        """Notes the Date of an answer; one that cannot be read counts for nothing.

        Args:
            sent, received: monotonic seconds at which the request went out and the answer came.
        """
        try:
            seconds = parsedate_to_datetime(date).timestamp()
        except ValueError:
            return
        lower, upper = seconds - received, seconds + 1 - sent
        if max(lower, self._earliest) > min(upper, self._latest):  # one of the clocks was set
            self._lower.clear()
            self._upper.clear()
        self._lower.append(lower)
        self._upper.append(upper)
        self._earliest, self._latest = max(self._lower), min(self._upper)

    def latency(self, interaction: int, now: float) -> float:
        """Returns the seconds since an interaction (its id) was created; 0 until Discord has sent a Date.

        Args:
            now: monotonic seconds.
        """
        if not self._lower:
            return 0.0
        ahead = (self._earliest + self._latest) / 2
        return max(0.0, now + ahead - snowflake_time(interaction).timestamp())

    @property
    def error(self) -> float:
        """The seconds by which a latency may be more or less; 0 until Discord has sent a Date."""
        return (self._latest - self._earliest) / 2 if self._lower else 0.0
