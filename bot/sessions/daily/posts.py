"""Which servers are to be posted the puzzles of the day, each once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

import structlog

from bot.sessions.daily.days import HOUR, day_of, days_after, hour_of
from bot.sessions.daily.service import Dailies
from bot.sessions.timers.timers import Lock, Now, Schedule, Timers
from bot.store.daily_records import SENDING, UNREACHABLE, DailyChange, DailyPostRecord, DuePost
from bot.store.interface import Store
from bot.store.records import Change, Conflict

__all__ = ["UNREACHABLE", "DailyPosts", "DuePost", "SendPost"]

log = structlog.get_logger()

SENT_AGAIN_AFTER = 60_000
"""Milliseconds until posts are sent again that have not reached Discord."""

POSTED_AT_ONCE = 8
"""How many posts a process sends at the same time."""

SendPost: TypeAlias = Callable[[DuePost], Awaitable[str]]
"""Posts the puzzles of today, unless an earlier attempt has; returns why that failed, "" if it did not."""


class DailyPosts:
    """Draws the puzzles ahead, and posts those of the day, at every full hour and when a server's settings change.

    One process at a time posts. A post is noted before it is sent and after: where a process is killed in between, the
    next one looks whether the post is there, and sends it otherwise.
    """

    def __init__(self, store: Store, dailies: Dailies, *, now: Now, schedule: Schedule, lock: Lock) -> None:
        self._store = store
        self._dailies = dailies
        self._now = now
        self._lock = lock
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
        """Ends it. A post that is being sent is cancelled: the next process finds out whether it is there."""
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
        return "" if post is None or post.problem == SENDING else post.problem

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
        """Posts the puzzles of the day wherever that is due. Returns whether all posts have reached Discord."""
        if not await self._due():
            return True
        async with self._lock("daily posts"):
            at_once, day = asyncio.Semaphore(POSTED_AT_ONCE), day_of(self._now())

            async def post(due: DuePost) -> bool:
                async with at_once:
                    return await self._post(due, day)

            return all(await asyncio.gather(*map(post, await self._due())))

    async def _due(self) -> Sequence[DuePost]:
        now = self._now()
        return await self._store.dailies.due_posts(day_of(now), hour_of(now))

    async def _post(self, due: DuePost, day: str) -> bool:
        """Posts the puzzles in a guild. Returns whether that has reached Discord; otherwise the post is due again."""
        if due.begun_at is None:
            begun = DailyPostRecord(due.guild, day, self._now(), SENDING)
            try:
                await self._commit(DailyChange(posts=(begun,)), due.guild)
            except Conflict:
                return True  # a process is faster that has lost the lock with its connection to the database
        problem = SENDING if self._send is None else await self._send(due)
        if problem:
            log.info("daily puzzles not posted", guild=due.guild, why=problem)
        ended = DailyPostRecord(due.guild, day, self._now(), problem)
        await self._commit(DailyChange(ended_posts=(ended,)), due.guild)
        return problem != UNREACHABLE

    async def _commit(self, change: DailyChange, guild: int) -> None:
        await self._store.commit(Change(of=f"daily post of guild {guild}", daily=change))
