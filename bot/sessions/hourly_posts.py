"""Posts that servers get at an hour of their choice, each once."""

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
"""Milliseconds until posts are sent again that have not reached Discord."""

POSTED_AT_ONCE = 8
"""How many posts of a kind a process sends at the same time."""

SendPost: TypeAlias = Callable[[DuePost], Awaitable[str]]
"""Sends a post, unless an earlier attempt has; returns why that failed, "" if it did not."""


class PostBook(Protocol):
    """Knows which posts of a kind are due, and notes what has become of them. Methods raise StoreUnavailable."""

    name: str
    """The name of the kind, for locks and the log."""

    async def due(self) -> Sequence[DuePost]:
        """Returns the posts that are due and were not sent."""
        ...

    async def begin(self, due: DuePost) -> bool:
        """Notes that a post is about to be sent. Returns False where another process is faster."""
        ...

    async def end(self, due: DuePost, problem: str) -> None:
        """Notes that a post was sent, or why not."""
        ...


class HourlyPosts:
    """Sends the posts of a kind that are due, at every full hour and when a server's settings change.

    One process at a time posts. A post is noted before it is sent and after: where a process is killed in between, the
    next one looks whether the post is there, and sends it otherwise.

    Args:
        prepare: does what has to be done before posts are looked for.
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
        """Starts to post what is due, from now on."""
        self._send = send
        self.wake()

    def wake(self) -> None:
        """Posts what is due now."""
        if self._send is not None:
            self._timers.start(self._book.name, self._tick)

    async def close(self) -> None:
        """Ends it. A post that is being sent is cancelled: the next process finds out whether it is there."""
        if self._posting is not None:
            self._posting.cancel()
        await self._timers.close()

    async def _tick(self) -> None:
        """Sets the next timer last, so that it is called again soon after an error."""
        if self._prepare is not None:
            await self._prepare()
        self._posting = asyncio.create_task(self.post_due())
        reached = True
        with suppress(asyncio.CancelledError):  # by `close` alone
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
        """Sends a post. Returns whether that has reached Discord; otherwise the post is due again."""
        if due.begun_at is None and not await self._book.begin(due):
            return True
        problem = SENDING if self._send is None else await self._send(due)
        if problem:
            log.info("not posted", kind=self._book.name, guild=due.guild, why=problem)
        await self._book.end(due, problem)
        return problem != UNREACHABLE
