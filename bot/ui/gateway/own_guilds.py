"""The guilds of which the bot is a member, as Discord lists them."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import discord
import structlog

from bot.retry import Retry
from bot.sessions.notices import Notice, Notices
from bot.sessions.service import StoreUnavailable
from bot.ui.gateway.request_limiter import RequestLimiter, background
from bot.ui.gateway.send_errors import NOT_SENT

log = structlog.get_logger()

DAY = 86_400.0
"""Seconds."""

SPREAD = 3600.0
"""Seconds over which processes that wait for one that compares are spread: each waits a random part of them."""

FIRST_RETRY, LONGEST_RETRY = 60.0, 1800.0
"""Seconds until a comparison that has failed is tried again: the first delay, and the longest."""

TAKEN_OVER_AFTER = 2 * LONGEST_RETRY
"""Seconds after the last attempt of another process that has not succeeded: it has died since, or it would have tried
again."""

COMPARING, COMPARED = "guilds compared", "guilds compared successfully"
"""The kinds of the notices that say that a process begins to compare, and that it has succeeded."""


class Pause(Protocol):
    """Returns the seconds until the next comparison. first: whether it is the first. now: seconds since the epoch."""

    def __call__(self, *, first: bool, now: float) -> float: ...


Read: TypeAlias = Callable[[], Awaitable[frozenset[int]]]
"""Returns all guilds of which the bot is a member. Raises NOT_SENT."""

Compare: TypeAlias = Callable[[frozenset[int]], Awaitable[None]]
"""Is called with these guilds. Raises StoreUnavailable."""

_random = random.SystemRandom().random


async def own_guilds(client: discord.Client, limiter: RequestLimiter) -> frozenset[int]:
    """Returns all guilds of which the bot is a member, by a request for each 200 that nobody waits for.

    Raises NOT_SENT.
    """
    async with limiter.reserved(background):
        return frozenset([guild.id async for guild in client.fetch_guilds(limit=None, with_counts=False)])


async def is_member(client: discord.Client, guild: int) -> bool | None:
    """Returns whether the bot is a member of a guild; None where Discord does not say it now."""
    try:
        await client.fetch_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return False
    except NOT_SENT as error:
        log.info("guild not asked for", guild=guild, error=type(error).__name__)
        return None
    return True


class GuildComparison:
    """Compares the bot's guilds with those that it knows, once a day; of several processes one does it.

    Over HTTP nobody tells that a guild has removed the bot, and the gateway tells nothing that happened meanwhile. What
    fails is tried again until it has succeeded once that day, by another process where the first one has died.

    Args:
        pause: returns the seconds until the first comparison, and from one to the next.
        sleep, clock: replaced in tests; the clock tells seconds since the epoch.
    """

    def __init__(
        self,
        read: Read,
        compare: Compare,
        notices: Notices,
        pause: Pause,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._read = read
        self._compare = compare
        self._notices = notices
        self._pause = pause
        self._sleep = sleep
        self._clock = clock
        self._retry = Retry("the list of the bot's guilds", FIRST_RETRY, LONGEST_RETRY, sleep=sleep, clock=clock)
        self._begun_elsewhere_at = 0.0
        """When another process has last begun to compare."""
        self._compared_at = 0.0
        """When this or another process has last succeeded."""
        notices.on(COMPARING, self._begun_elsewhere)
        notices.on(COMPARED, self._compared_elsewhere)

    async def run(self) -> None:
        """Compares until it is cancelled."""
        first = True
        while True:
            await self._sleep(self._pause(first=first, now=self._clock()))
            first = False
            try:
                await self._compare_today()
            except Exception:  # a defect of one day's comparison must not end those of all days after it
                log.exception("guilds not compared")

    async def _compare_today(self) -> None:
        """Compares as often as it takes to succeed, unless another process has succeeded today or is trying."""
        while self._compared_at // DAY != self._clock() // DAY:
            left = self._begun_elsewhere_at + TAKEN_OVER_AFTER - self._clock()
            if left > 0:
                await self._sleep(left + _random() * SPREAD)
                continue
            self._notices.tell(COMPARING)
            try:
                await self._compare(await self._read())
            except (StoreUnavailable, *NOT_SENT) as error:
                await self._retry.wait(type(error).__name__)
            else:
                self._retry.succeeded()
                self._compared_at = self._clock()
                self._notices.tell(COMPARED)

    def _begun_elsewhere(self, _: Notice) -> None:
        self._begun_elsewhere_at = self._clock()

    def _compared_elsewhere(self, _: Notice) -> None:
        self._compared_at = self._clock()
