"""The guilds of which the bot is a member, as Discord lists them."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
import structlog

from bot.sessions.notices import Notice, Notices
from bot.sessions.service import StoreUnavailable
from bot.ui.gateway.request_limiter import RequestLimiter, background
from bot.ui.gateway.send_errors import NOT_SENT

log = structlog.get_logger()

FIRST_AFTER, COMPARED_EVERY = 600.0, 86_400.0
"""Seconds from the login of a single process to the first list of all guilds, and from one to the next."""

SPREAD = 3600.0
"""Seconds after midnight (UTC) in which one of several processes begins: at a random time, unless another one has."""

COMPARING = "guilds compared"
"""The kind of the notices that say that a process begins to compare."""

Read: TypeAlias = Callable[[], Awaitable[frozenset[int]]]
"""Returns all guilds of which the bot is a member. Raises NOT_SENT."""

Compare: TypeAlias = Callable[[frozenset[int]], Awaitable[None]]
"""Is given these guilds. Raises StoreUnavailable."""

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

    Over HTTP nobody tells that a guild has removed the bot, and the gateway tells nothing that happened meanwhile.
    """

    def __init__(
        self,
        read: Read,
        compare: Compare,
        notices: Notices | None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """notices: to the processes that share the store; None in a single one. sleep, clock: replaced in tests.

        clock: seconds since the epoch.
        """
        self._read = read
        self._compare = compare
        self._notices = notices
        self._sleep = sleep
        self._clock = clock
        self._elsewhere_at = 0.0
        """When another process has last begun to compare."""
        if notices is not None:
            notices.on(COMPARING, self._begun_elsewhere)

    async def run(self) -> None:
        """Compares until it is cancelled."""
        delay = FIRST_AFTER if self._notices is None else self._until_own_time()
        while True:
            await self._sleep(delay)
            if self._clock() - self._elsewhere_at > 2 * SPREAD:
                await self._compare_once()
            delay = COMPARED_EVERY if self._notices is None else self._until_own_time()

    def _until_own_time(self) -> float:
        """Returns the seconds until it is this process's time of the next day.

        A time of day, since nothing else is known to processes that come and go.
        """
        return -self._clock() % COMPARED_EVERY + _random() * SPREAD

    def _begun_elsewhere(self, _: Notice) -> None:
        self._elsewhere_at = self._clock()

    async def _compare_once(self) -> None:
        if self._notices is not None:
            self._notices.tell(COMPARING)
        try:
            await self._compare(await self._read())
        except (StoreUnavailable, *NOT_SENT) as error:
            log.info("guilds not compared", error=type(error).__name__)
