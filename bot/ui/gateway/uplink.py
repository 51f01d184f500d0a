"""The line to Discord: its clock, how long a request takes, and uploads that wait so that others need not.

Relies on the `http_trace` of `discord.Client`: aiohttp awaits its signals before it sends the part of a request that
they announce.
"""

import asyncio
from collections import deque
from email.utils import parsedate_to_datetime
from math import inf
from time import monotonic
from types import SimpleNamespace

import aiohttp
from discord.utils import snowflake_time

DATES_KEPT = 200
"""The number of recent answers that determine Discord's time. Meanwhile clocks drift by far less than a millisecond."""


class DiscordClock:
    """Compares Discord's time with this process's monotonic clock, which no correction of the machine's time moves.

    A Date has whole seconds. It was written after its request was sent and before its answer came, so each answer gives
    a lower and an upper bound of the clocks' difference. The bounds of many answers together determine it to about half
    a round trip.
    """

    def __init__(self) -> None:
        self._lower: deque[float] = deque(maxlen=DATES_KEPT)
        self._upper: deque[float] = deque(maxlen=DATES_KEPT)
        self._earliest, self._latest = -inf, inf

    def answered(self, date: str, sent: float, received: float) -> None:
        """Notes the Date of an answer; ignores one that cannot be read.

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


UPLOAD = 8_000
"""Bytes from which a request counts as an upload: a smaller one takes no longer than an empty one."""

AHEAD = 0.3
"""Seconds of the line that all uploads under way may take together; a further one waits until they are answered. On a
line of 10 Mbit/s that is eight pictures, on one of 1 Mbit/s each goes alone."""

UNKNOWN_ROUND_TRIP = 0.3
"""Seconds that a round trip is expected to take before any was measured."""


FIRST_WINDOW = 14_600
"""Bytes that TCP sends at first; with each round trip it sends twice as many (RFC 6928)."""

MEGABIT = 1e-5
"""Seconds per byte on a line of one megabit a second; one upload is enough to measure such a line."""

SLOWER = 1.2
"""An upload that takes longer than slow start by this factor was held up by the line's bandwidth."""


def _further_round_trips(size: int) -> int:
    """Returns how many round trips slow start takes until all of an upload is sent."""
    return (size // FIRST_WINDOW).bit_length()


OUTLIER = 3.0
"""A duration counts as at most this many times the expected one: a single request that hung, or was under way while
this process stood still, says little about the line. If the line has become slow, the next ones show it too."""


class Estimate:
    """Expects a duration as TCP does (RFC 6298): the smoothed mean, and four times the smoothed deviation from it."""

    def __init__(self, unknown: float, *, least: float) -> None:
        """
        Args:
            unknown: the expected value before anything was measured.
            least: no duration up to this one is an outlier.
        """
        self.mean = self.expected = unknown
        self._least = least
        self._deviation: float | None = None

    def measured(self, value: float) -> None:
        """Notes a measured value."""
        value = min(value, max(OUTLIER * self.expected, self._least))
        if self._deviation is None:
            self.mean, self._deviation = value, value / 2
        else:
            self._deviation += (abs(value - self.mean) - self._deviation) / 4
            self.mean += (value - self.mean) / 8
        self.expected = self.mean + 4 * self._deviation


class Uplink:
    """Measures requests, and limits simultaneous uploads so that a short answer never waits long behind them.

    Attributes:
        clock: Discord's time.
    """

    def __init__(self) -> None:
        self.clock = DiscordClock()
        self._round_trip = Estimate(UNKNOWN_ROUND_TRIP, least=UNKNOWN_ROUND_TRIP)
        self._seconds_per_byte = Estimate(0.0, least=MEGABIT)
        self._sending = 0
        """Bytes of unanswered uploads."""
        self._waiting: deque[tuple[int, asyncio.Event]] = deque()

    @property
    def round_trip(self) -> float:
        """The mean seconds from a short request to its answer."""
        return self._round_trip.mean

    def expected(self, size: int = 0) -> float:
        """Returns the seconds until a request of this size is answered, with a margin that covers most requests."""
        if size < UPLOAD:
            return self._round_trip.expected
        ahead = self._sending + sum(bytes_ for bytes_, _ in self._waiting)
        in_line = (ahead + size) * self._seconds_per_byte.expected
        return self._round_trip.expected + max(in_line, _further_round_trips(size) * self._round_trip.mean)

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Measures the requests of a session with this trace."""
        trace.on_request_headers_sent.append(self._headers_sent)
        trace.on_request_chunk_sent.append(self._chunk_sent)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    async def _headers_sent(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, _: aiohttp.TraceRequestHeadersSentParams
    ) -> None:
        context.sent, context.size, context.upload = monotonic(), 0, 0

    async def _chunk_sent(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, chunk: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        """Waits for the upload's turn, from which its time is counted; its other files follow at once."""
        size = len(chunk.chunk)
        context.size += size
        if size < UPLOAD:
            return
        if context.upload:
            self._sending += size
        else:
            await self._turn(size)
            context.sent = monotonic()
        context.upload += size

    async def _turn(self, size: int) -> None:
        turn = asyncio.Event()
        waiting = size, turn
        self._waiting.append(waiting)
        self._grant()
        try:
            await turn.wait()
        except asyncio.CancelledError:
            if turn.is_set():
                self._sending -= size
            else:
                self._waiting.remove(waiting)
            self._grant()
            raise

    def _grant(self) -> None:
        while self._waiting:
            size, turn = self._waiting[0]
            if self._sending and (self._sending + size) * self._seconds_per_byte.mean > AHEAD:
                return
            self._waiting.popleft()
            self._sending += size
            turn.set()

    async def _ended(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        now, sent = monotonic(), context.sent
        if (date := request.response.headers.get("Date")) is not None:
            self.clock.answered(date, sent, now)
        if context.upload:
            self._measure_upload(context.upload, now - sent - self._round_trip.mean)
        elif context.size < UPLOAD:
            self._round_trip.measured(now - sent)
        self._uploaded(context)

    def _measure_upload(self, size: int, seconds: float) -> None:
        """Measures the seconds per byte, unless slow start alone explains the duration: then bandwidth was no limit.

        Args:
            seconds: the duration of the upload, less one round trip.
        """
        each = max(0.0, seconds) / self._sending
        slow_start = _further_round_trips(size) * self._round_trip.mean
        if seconds > slow_start * SLOWER or each < self._seconds_per_byte.mean:
            self._seconds_per_byte.measured(each)

    async def _failed(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, _: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._uploaded(context)

    def _uploaded(self, context: SimpleNamespace) -> None:
        """Gives the line to the next upload. aiohttp may report one request as answered and as failed."""
        self._sending -= getattr(context, "upload", 0)
        context.upload = 0
        self._grant()
