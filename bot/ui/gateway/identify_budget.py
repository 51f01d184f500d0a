"""How often the bot may begin a new gateway session: Discord allows 1,000 a day, and resets the token for more.

Relies on `HTTPClient.request`, since `HTTPClient.get_bot_gateway` hides why a request has failed.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord
import structlog
import yarl
from discord.http import Route

log = structlog.get_logger()

GAP = 5.0
"""Seconds between two gateway sessions that Discord's `max_concurrency` demands of one shard."""

LONGEST_WAIT = 600.0
"""Seconds after which the limit is read again, though it should last longer."""


class IdentifyBudget:
    """Waits until an IDENTIFY is allowed. `sleep` and `clock` are replaced in tests."""

    def __init__(
        self,
        client: discord.Client,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._sleep = sleep
        self._clock = clock
        self._last: float | None = None

    async def take(self) -> yarl.URL:
        """Waits until the next IDENTIFY is allowed and counts it; returns the gateway's address to connect to.

        Raises what a request to the API raises.
        """
        answer = await self._client.http.request(Route("GET", "/gateway/bot"))
        while (limit := answer["session_start_limit"])["remaining"] <= 0:
            left = limit["reset_after"] / 1000
            log.warning("no gateway sessions left", resets_in=str(timedelta(seconds=round(left))))
            await self._sleep(min(left + 1, LONGEST_WAIT))
            answer = await self._client.http.request(Route("GET", "/gateway/bot"))
        if self._last is not None:
            await self._sleep(max(0.0, self._last + GAP - self._clock()))
        self._last = self._clock()
        return yarl.URL(answer["url"])
