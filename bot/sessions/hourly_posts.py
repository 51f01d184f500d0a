"""Posts that servers get at an hour of their choice, each exactly once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol, TypeAlias

import structlog

from bot.sessions.timers.timers import Lock, Now, Schedule, Timers
from bot.store.posts import SENDING, UNREACHABLE, DuePost

__all__ = ["UNREACHABLE", "DuePost", "HourlyPosts", "PostBook", "SendPost"]

log = structlog.get_logger()

HOUR = 3_600_000

SENT_AGAIN_AFTER = 60_000
"""Milliseconds until posts that have not reached Discord are sent again."""

POSTED_AT_ONCE = 8
"""How many posts of one kind a process sends at the same time."""

SendPost: TypeAlias = Callable[[DuePost], Awaitable[str]]
"""Sends a post unless an earlier attempt did; returns why that failed, or ""."""


class PostBook(Protocol):
    """Knows which posts of a kind are due, and notes their outcomes. Methods raise StoreUnavailable."""

    name: str
    """The name of the kind, for locks and the log."""

    async def due(self) -> Sequence[DuePost]:
        """Returns the posts that are due and were not sent."""
        ...

    async def begin(self, due: DuePost) -> bool:
        """Notes that a post is about to be sent. Returns False if another process was faster."""
        ...

    async def end(self, due: DuePost, problem: str) -> None:
        """Notes that a post was sent, or why it was not."""
        ...


class HourlyPosts:
    """Sends the posts of a kind that are due, at every full hour and when a server's settings change.

    One process at a time posts. A post is noted both before and after it is sent: if a process is killed in between,
    the next one checks whether the post is there, and sends it if not.

    Args:
        prepare: runs before each search for due posts.
    """

    def __init__(
        self,
        book: PostBook,
        *,
        now: Now,
        schedule: Schedule,
        lock: Lock,
        prepare: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._book = book
        self._prepare = prepare
        self._now = now
        self._lock = lock
        self._timers = Timers(now, schedule)
        self._send: SendPost | None = None
        self._posting: asyncio.Task[bool] | None = None

    def start(self, send: SendPost) -> None:
        """Starts to send due posts."""
        self._send = send
        self.wake()

    def wake(self) -> None:
        """Sends the posts that are due now."""
        if self._send is not None:
            self._timers.start(self._book.name, self._tick)

    async def close(self) -> None:
        """Stops. A post that is being sent is cancelled: the next process finds out whether it was sent."""
        if self._posting is not None:
            self._posting.cancel()
        await self._timers.close()

    async def _tick(self) -> None:
        """Sends due posts, then sets the next timer; that comes last, so that an error makes the timer retry soon."""
        if self._prepare is not None:
            await self._prepare()
        self._posting = asyncio.create_task(self.post_due())
        reached = True
        with suppress(asyncio.CancelledError):  # only by `close`
            reached = await self._posting
        next_hour = (self._now() // HOUR + 1) * HOUR
        again = next_hour if reached else min(next_hour, self._now() + SENT_AGAIN_AFTER)
        self._timers.set(self._book.name, again, self._tick)

    async def post_due(self) -> bool:
        """Sends all posts that are due. Returns whether all of them have reached Discord."""
        if not await self._book.due():
            return True
        async with self._lock(self._book.name):
            at_once = asyncio.Semaphore(POSTED_AT_ONCE)

            async def post(due: DuePost) -> bool:
                async with at_once:
                    return await self._post(due)

            return all(await asyncio.gather(*map(post, await self._book.due())))

    async def _post(self, due: DuePost) -> bool:
        """Sends a post. Returns whether the request has reached Discord; if not, the post is due again."""
        if due.begun_at is None and not await self._book.begin(due):
            return True
        problem = SENDING if self._send is None else await self._send(due)
        if problem:
            log.info("not posted", kind=self._book.name, guild=due.guild, why=problem)
        await self._book.end(due, problem)
        return problem != UNREACHABLE
