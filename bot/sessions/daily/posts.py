"""Which servers are to be posted the puzzles of the day, each once."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import structlog

from bot.sessions.daily.days import HOUR, day_of, days_after, hour_of
from bot.sessions.daily.service import Dailies
from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.daily_records import DailyChange, DailyPostRecord, DuePost
from bot.store.interface import Store
from bot.store.records import Change, Conflict

__all__ = ["DailyPosts", "DuePost", "SendPost"]

log = structlog.get_logger()

UNREACHABLE = "unreachable"
"""The problem that is over by itself: then the post is sent late rather than never."""

SENT_AGAIN_AFTER = 60_000
"""Milliseconds until posts are sent again that have not reached Discord."""

POSTED_AT_ONCE = 8
"""How many posts a process sends at the same time."""

SendPost: TypeAlias = Callable[[DuePost], Awaitable[str]]
"""Posts the puzzles of today; returns why that failed, "" if it did not."""


class DailyPosts:
    """Draws the puzzles ahead, and posts those of the day, at every full hour and when a server's settings change.

    A post is noted before it is sent: the row is the fence between processes, and a crash in between loses the post
    rather than sending two.
    """

    def __init__(self, store: Store, dailies: Dailies, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._dailies = dailies
        self._now = now
        self._timers = Timers(now, schedule)
        self._send: SendPost | None = None
        self._posting: asyncio.Task[bool] | None = None

    def start(self, send: SendPost) -> None:
        """Starts to post what is due, from now on."""
        self._send = send
        self.wake()

    def wake(self) -> None:
        """Posts what is due now."""
        if self._send is not None:
            self._timers.start("daily posts", self._tick)

    async def close(self) -> None:
        """Ends it. A post that is being sent is cancelled: it is noted, so that it is not sent again."""
        if self._posting is not None:
            self._posting.cancel()
        await self._timers.close()

    async def retry(self, guild: int) -> None:
        """Posts today's puzzles again if that failed before: the settings of the guild have changed."""
        post, today = await self._store.dailies.post(guild), day_of(self._now())
        if post is not None and post.problem and post.day == today:
            until = DailyPostRecord(guild, days_after(today, 1), post.at)
            await self._commit(DailyChange(forgotten_posts=(until,)), guild)
        self.wake()

    async def problem(self, guild: int) -> str:
        """Returns why the last post of a guild could not be sent; "" if it was, or there is none."""
        post = await self._store.dailies.post(guild)
        return "" if post is None else post.problem

    async def _tick(self) -> None:
        """Sets its next timer last: until then, an error has it called again soon."""
        await self._dailies.draw()
        self._posting = asyncio.create_task(self.post_due())
        reached = True
        with suppress(asyncio.CancelledError):  # by `close` alone
            reached = await self._posting
        next_hour = (self._now() // HOUR + 1) * HOUR
        again = next_hour if reached else min(next_hour, self._now() + SENT_AGAIN_AFTER)
        self._timers.set("daily posts", again, self._tick)

    async def post_due(self) -> bool:
        """Posts the puzzles of the day wherever that is due and was not begun. Returns whether all reached Discord."""
        now = self._now()
        day, at_once = day_of(now), asyncio.Semaphore(POSTED_AT_ONCE)

        async def post(due: DuePost) -> bool:
            async with at_once:
                return await self._post(due, day)

        return all(await asyncio.gather(*map(post, await self._store.dailies.due_posts(day, hour_of(now)))))

    async def _post(self, due: DuePost, day: str) -> bool:
        """Posts the puzzles in a guild. Returns whether that has reached Discord; otherwise the post is due again."""
        noted = DailyPostRecord(due.guild, day, self._now())
        try:
            await self._commit(DailyChange(posts=(noted,)), due.guild)
        except Conflict:
            return True  # another process is faster
        problem = "" if self._send is None else await self._send(due)
        if problem:
            log.info("daily puzzles not posted", guild=due.guild, why=problem)
        if problem == UNREACHABLE:
            until = DailyPostRecord(due.guild, days_after(day, 1), noted.at)
            await self._commit(DailyChange(forgotten_posts=(until,)), due.guild)
        elif problem:
            failed = DailyPostRecord(due.guild, day, noted.at, problem)
            await self._commit(DailyChange(failed_posts=(failed,)), due.guild)
        return problem != UNREACHABLE

    async def _commit(self, change: DailyChange, guild: int) -> None:
        await self._store.commit(Change(of=f"daily post of guild {guild}", daily=change))
