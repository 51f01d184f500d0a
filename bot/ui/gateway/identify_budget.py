"""How often the bot may begin a new gateway session: Discord allows 1,000 a day, and resets the token for more.

Shards with the same number modulo Discord's `max_concurrency` begin their sessions five seconds apart.

Relies on `HTTPClient.request`, since `HTTPClient.get_bot_gateway` hides why a request has failed.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import TypeAlias

import discord
import structlog
import yarl
from discord.http import Route

from bot.retry import database_retry
from bot.sessions.service import StoreUnavailable
from bot.sessions.shard import ONLY_SHARD, Shard

log = structlog.get_logger()

GAP = 5.0
"""Seconds between two gateway sessions that Discord demands of shards with the same number modulo max_concurrency."""

LONGEST_WAIT = 600.0
"""The longest wait, in seconds, before the limit is read again."""

CURRENT_FOR = 10.0
"""Seconds for which a limit that was read is used: meanwhile other processes take little of it."""

CACHED_AFTER = 1.0
"""Seconds after which an unchanged answer cannot come from Discord, but from a cache."""

FEW_LEFT = 100
"""If no more gateway sessions than this are left, the limit is read each time."""

Lock: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]
"""Returns a lock of this name that one process holds at a time. Entering it may raise StoreUnavailable."""


@dataclass
class _Limit:
    """Discord's answer about gateway sessions.

    Attributes:
        read_at: by the budget's clock.
    """

    gateway: yarl.URL
    shards: int
    max_concurrency: int
    left: int
    reset_after: float
    read_at: float
    answer: Mapping[str, int]
    """`session_start_limit` as it was answered."""
    first_read_at: float
    """When this answer first came: a proxy that caches it returns it again."""


class IdentifyBudget:
    """Waits until an IDENTIFY is allowed. `sleep` and `clock` are replaced in tests.

    Args:
        lock: keeps the processes that share the bot's shards from identifying at the same time; None for a single
            process.
    """

    def __init__(
        self,
        client: discord.Client,
        lock: Lock | None = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._lock = lock
        self._sleep = sleep
        self._clock = clock
        self._database = database_retry(sleep, clock)
        self._limit: _Limit | None = None
        self._reading = asyncio.Lock()
        self._own_locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._last: dict[int, float] = {}
        self._warned_of_cache = False
        self._leaving: set[asyncio.Task[None]] = set()

    async def recommended_shards(self) -> int:
        """Asks Discord how many shards it recommends. Raises what a request to the API raises."""
        async with self._reading:
            return (await self._read()).shards

    @asynccontextmanager
    async def slot(self, shard: Shard = ONLY_SHARD) -> AsyncIterator[yarl.URL]:
        """Waits until the next IDENTIFY of this shard is allowed and counts it; yields the gateway's address.

        The block sends the IDENTIFY. Raises what a request to the API raises.
        """
        async with self._reading:
            key = shard.number % (await self._known()).max_concurrency
        async with self._own_locks[key], AsyncExitStack() as stack:
            if key in self._last:
                await self._sleep(max(0.0, self._last[key] + GAP - self._clock()))
            if (lock := self._lock) is not None:
                await self._database.call(lambda: stack.enter_async_context(lock(f"identify {key}")), StoreUnavailable)
            try:
                yield await self._take()
            finally:
                self._last[key] = self._clock()
                if self._lock is not None:
                    self._leave_later(stack.pop_all())

    async def _take(self) -> yarl.URL:
        """Waits until Discord has a gateway session left, and counts it."""
        async with self._reading:
            limit = await self._known()
            while limit.left <= 0:
                log.warning("no gateway sessions left", resets_in=str(timedelta(seconds=round(limit.reset_after))))
                await self._sleep(min(limit.reset_after + 1, LONGEST_WAIT))
                limit = await self._read()
            limit.left -= 1
            return limit.gateway

    async def _known(self) -> _Limit:
        """Returns the limit, reading it again if it is older than CURRENT_FOR or few sessions are left."""
        limit = self._limit
        if limit is None or limit.left <= FEW_LEFT or self._clock() - limit.read_at >= CURRENT_FOR:
            return await self._read()
        return limit

    async def _read(self) -> _Limit:
        """Reads the limit; if a proxy's cache returns an old answer, keeps this process's own count.

        A current answer counts down the milliseconds until all gateway sessions are available again, once one has
        begun.
        """
        answer = await self._client.http.request(Route("GET", "/gateway/bot"))
        start, known, now = answer["session_start_limit"], self._limit, self._clock()
        limit = self._limit = _Limit(
            gateway=yarl.URL(answer["url"]),
            shards=answer["shards"],
            max_concurrency=start["max_concurrency"],
            left=start["remaining"],
            reset_after=start["reset_after"] / 1000,
            read_at=now,
            answer=start,
            first_read_at=now,
        )
        if known is not None and known.answer == start and start["reset_after"]:
            limit.left = min(limit.left, known.left)
            limit.first_read_at = known.first_read_at
            limit.reset_after = max(0.0, limit.reset_after - (now - known.first_read_at))
            if now - known.first_read_at >= CACHED_AFTER and not self._warned_of_cache:
                self._warned_of_cache = True
                log.warning(
                    "a proxy caches the limit of gateway sessions", fix="have it pass /gateway/bot on to Discord"
                )
        return limit

    def _leave_later(self, locked: AsyncExitStack) -> None:
        """Releases the lock between processes once the gap is over; this process does not wait for that."""

        async def leave() -> None:
            async with locked:
                await self._sleep(GAP)

        task = asyncio.create_task(leave())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)
