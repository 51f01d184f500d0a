"""Limits the requests made with the bot's token, before they are sent.

Discord takes fifty in a second over all routes, and bans an address whose requests it refuses too often. discord.py
waits only after a refusal, and by then a whole burst has been refused.

Relies on the `http_trace` of `discord.Client`: discord.py sends every request in a session with this trace, and aiohttp
awaits the trace's start before it sends one.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import SimpleNamespace

import aiohttp
import structlog

from bot.listeners import Listeners

log = structlog.get_logger()

CEILING = 48
"""The default number of requests in any second. Discord's limit is 50, for all processes of a bot."""

BACKGROUND_CEILING = 30
"""How many of these may be background requests, like redraws after a restart; the others are left to people."""

WINDOW = 1.0
"""Seconds for which a request counts after its answer."""

LONGEST_WAIT = 10.0
"""The most seconds that a request waits while Discord accepts none; if it would take longer, the request fails at
once."""

COUNTED = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
"""The path of a request that Discord counts: interactions, and webhooks with their tokens, are exempt."""

IsBackground = Callable[[], bool]
"""Returns whether nobody waits for a request now. Called repeatedly while the request waits."""


def foreground() -> bool:
    """Returns False: the IsBackground of requests that somebody waits for."""
    return False


def background() -> bool:
    """Returns True: the IsBackground of requests that nobody ever waits for."""
    return True


class ApiBlocked(aiohttp.ClientError):
    """Discord accepts no requests from this address for a while."""


TIMER_RESOLUTION = 0.001
"""Seconds by which a timer of uvloop may be early."""


@dataclass(eq=False)
class _Slot:
    background: bool
    free: bool = False


@dataclass(eq=False)
class _Waiting:
    is_background: IsBackground
    granted: "asyncio.Future[_Slot]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(eq=False)
class _Reservation:
    """The slot of a block of code, until its first request takes it. Further requests wait for their own slots.

    Tasks created in the block see it too, and may outlive the block.
    """

    is_background: IsBackground
    slot: _Slot | None
    ended: bool = False

    def take(self) -> _Slot | None:
        """Returns the slot if it is still there; then it is the caller's."""
        slot, self.slot = self.slot, None
        return slot


_reservation: ContextVar[_Reservation | None] = ContextVar("reservation", default=None)


class RequestLimiter:
    """Slots for requests. Those that people wait for come first; otherwise they are served in order.

    A slot is free a second after the answer to its request. So Discord never counts more than `ceiling` in a second,
    however long the requests are on their way, and wherever its seconds begin.

    Attributes:
        listen: calls a listener with the HTTP status of each answer of Discord's API.
    """

    def __init__(self, ceiling: int = CEILING) -> None:
        self._ceiling = ceiling
        self._background_ceiling = max(1, ceiling * BACKGROUND_CEILING // CEILING)
        listeners: Listeners[[int]] = Listeners()
        self.listen, self._notify = listeners.add, listeners.notify
        self._waiting: list[_Waiting] = []
        self._taken = {True: 0, False: 0}
        """The number of taken slots, by whether they are for background work."""
        self._blocked_until = 0.0
        """Until when Discord accepts no requests, by the event loop's clock."""
        self._unblocking: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a slot."""
        return len(self._waiting)

    @asynccontextmanager
    async def reserved(self, is_background: IsBackground = foreground) -> AsyncIterator[None]:
        """Waits for a slot, which the first request in the block takes. If the block makes none, the slot is freed.

        So the content of a request is made when it can be sent, not before the wait.
        """
        reservation = _Reservation(is_background, await self._slot(is_background))
        token = _reservation.set(reservation)
        try:
            yield
        finally:
            _reservation.reset(token)
            reservation.ended = True
            if (unused := reservation.take()) is not None:
                self._free(unused)

    def trace(self) -> aiohttp.TraceConfig:
        """Returns the trace that makes a client's requests wait for their slots."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._started)
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _started(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        """Waits for the request's slot. Raises ApiBlocked if that would take too long."""
        if not COUNTED.match(request.url.path):
            return
        reservation = _reservation.get()
        if reservation is not None and reservation.ended:
            reservation = None
        if reservation is not None and (slot := reservation.take()) is not None:
            context.slot = slot
            return
        left = self._blocked_until - asyncio.get_running_loop().time()
        if left > LONGEST_WAIT:
            raise ApiBlocked(f"Discord takes no requests for {left:.0f} s")
        context.slot = await self._slot(foreground if reservation is None else reservation.is_background)

    async def _answered(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        self._free_later(context)
        self._notify(request.response.status)
        if request.response.status == 429:
            self._refused(request.response.headers)

    async def _failed(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, _: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._free_later(context)

    def _refused(self, headers: Mapping[str, str]) -> None:
        """Stops all requests when Discord accepts none: by its global limit, or by Cloudflare (no Via header)."""
        by_cloudflare = "Via" not in headers
        if not by_cloudflare and "X-RateLimit-Global" not in headers:
            return
        loop, seconds = asyncio.get_running_loop(), float(headers.get("Retry-After", "1"))
        log.error("blocked by Cloudflare" if by_cloudflare else "global rate limit exceeded", seconds=seconds)
        self._blocked_until = max(self._blocked_until, loop.time() + seconds)
        self._grant()

    async def _slot(self, is_background: IsBackground) -> _Slot:
        waiting = _Waiting(is_background)
        self._waiting.append(waiting)
        self._grant()
        try:
            return await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.granted.cancelled():  # cancelled just as the slot was granted
                self._free(waiting.granted.result())
            raise

    def _grant(self) -> None:
        """Gives all free slots to waiting requests; while Discord accepts no requests, tries again later."""
        left = self._blocked_until - asyncio.get_running_loop().time()
        if left > 0:
            if self._waiting and self._unblocking is None:
                self._unblocking = asyncio.get_running_loop().call_later(left + TIMER_RESOLUTION, self._grant_again)
            return
        while (waiting := self._next()) is not None:
            self._waiting.remove(waiting)
            slot = _Slot(waiting.is_background())
            self._taken[slot.background] += 1
            waiting.granted.set_result(slot)

    def _grant_again(self) -> None:
        self._unblocking = None
        self._grant()

    def _next(self) -> _Waiting | None:
        """Returns the waiting request that gets a slot now; None if there is no slot for any."""
        if sum(self._taken.values()) >= self._ceiling:
            return None
        waiting = [one for one in self._waiting if not one.granted.done()]
        first = next((one for one in waiting if not one.is_background()), None)
        if first is None and self._taken[True] < self._background_ceiling:
            return next(iter(waiting), None)
        return first

    def _free_later(self, context: SimpleNamespace) -> None:
        """Frees a request's slot when it no longer counts. aiohttp may report one request as answered and as failed."""
        slot, context.slot = getattr(context, "slot", None), None
        if slot is not None:
            asyncio.get_running_loop().call_later(WINDOW, self._free, slot)

    def _free(self, slot: _Slot) -> None:
        """Frees a slot. Raises RuntimeError if it is free already, since too many requests would be sent then."""
        if slot.free:
            raise RuntimeError("a slot for a request was freed twice")
        slot.free = True
        self._taken[slot.background] -= 1
        self._grant()
