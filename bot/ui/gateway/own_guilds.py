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
"""Seconds. Processes that wait for another one's comparison each add a random part of this."""

FIRST_RETRY, LONGEST_RETRY = 60.0, 1800.0
"""Seconds before a failed comparison is retried: the first delay, and the longest."""

TAKEN_OVER_AFTER = 2 * LONGEST_RETRY
"""Seconds after another process's unsuccessful attempt: it must have died, or it would have tried again."""

COMPARING, COMPARED = "guilds compared", "guilds compared successfully"
"""The kinds of the notices with which a process announces that its comparison begins, and that it has succeeded."""


class Pause(Protocol):
    """Returns the seconds until the next comparison. first: whether it is the first. now: seconds since the epoch."""

    def __call__(self, *, first: bool, now: float) -> float: ...


Read: TypeAlias = Callable[[], Awaitable[frozenset[int]]]
"""Returns all guilds of which the bot is a member. Raises NOT_SENT."""

Compare: TypeAlias = Callable[[frozenset[int]], Awaitable[None]]
"""Handles the guilds of which the bot is a member. Raises StoreUnavailable."""

_random = random.SystemRandom().random


async def own_guilds(client: discord.Client, limiter: RequestLimiter) -> frozenset[int]:
    """Returns all guilds of which the bot is a member, with a background request for every 200 guilds.

    Raises NOT_SENT.
    """
    async with limiter.reserved(background):
        return frozenset([guild.id async for guild in client.fetch_guilds(limit=None, with_counts=False)])


async def is_member(client: discord.Client, guild: int) -> bool | None:
    """Returns whether the bot is a member of a guild; None if Discord cannot be asked now."""
    try:
        await client.fetch_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return False
    except NOT_SENT as error:
        log.info("guild not asked for", guild=guild, error=type(error).__name__)
        return None
    return True


class GuildComparison:
    """Compares, once a day, the bot's guilds with those that the store knows; one of several processes does so.

    Without a gateway, Discord never tells the bot that a guild has removed it; the gateway does not tell of removals
    while the bot was disconnected. A comparison is retried until it succeeds; if its process dies, another one takes
    over.

    Args:
        pause: returns the seconds until the next comparison.
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
        """When another process last began a comparison."""
        self._compared_at = 0.0
        """When this or another process last completed a comparison."""
        notices.on(COMPARING, self._begun_elsewhere)
        notices.on(COMPARED, self._compared_elsewhere)

    async def run(self) -> None:
        """Compares every day until it is cancelled."""
        first = True
        while True:
            await self._sleep(self._pause(first=first, now=self._clock()))
            first = False
            try:
                await self._compare_today()
            except Exception:  # a defect in one day's comparison must not end the later ones
                log.exception("guilds not compared")

    async def _compare_today(self) -> None:
        """Compares until that succeeds, unless another process has succeeded today or is trying."""
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
