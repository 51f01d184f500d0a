"""Group commit: changes that wait are made durable together, and each is acknowledged only then."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

import structlog

from bot.store.change import Change
from bot.store.errors import Conflict, StoreUnavailable
from bot.store.interface import CommitListener

log = structlog.get_logger()

Verdict: TypeAlias = bool | Exception
"""The result of a change: written now (True), written before (False), or the error that it failed with."""

WriteBatch: TypeAlias = Callable[[Sequence[Change]], Awaitable[Sequence[Verdict]]]
"""Makes changes of different sessions durable, in one transaction if possible; returns a verdict for each."""


class WriteFailures:
    """Keeps why the last attempt to write failed, and logs it once.

    Attributes:
        reason: None if the last attempt succeeded.
    """

    def __init__(self) -> None:
        self.reason: str | None = None

    def failed(self, reason: str, code: str) -> None:
        """Notes that the database cannot be written."""
        if reason != self.reason:
            log.error("store unavailable", error=reason, code=code)
        self.reason = reason

    def succeeded(self) -> None:
        """Notes that the database can be written."""
        if self.reason is not None:
            log.info("store available again", after=self.reason)
        self.reason = None


class GroupCommit:
    """Takes changes from any number of tasks and hands all that wait to `write`, one batch after the other.

    A durable commit takes as long for one row as for a hundred, so the busier the bot is, the more each commit writes.

    Args:
        at_once: how many batches may be written at the same time; two of them never change the same session.
    """

    def __init__(self, write: WriteBatch, at_once: int = 1) -> None:
        self._write = write
        self._at_once = at_once
        self._writing: set[asyncio.Task[None]] = set()
        self._under_way: set[str] = set()
        """The `of` of each change that is being written."""
        self._waiting: deque[tuple[Change, asyncio.Future[bool]]] = deque()
        self._arrival = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")
        self.listener: CommitListener | None = None

    @property
    def waiting(self) -> int:
        """The number of changes that wait for a batch."""
        return len(self._waiting)

    async def commit(self, change: Change) -> bool:
        """Commits as `Store.commit` does. The change is written even if the caller is cancelled while it waits."""
        if self._closing:
            raise StoreUnavailable("closed")
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self.listener is not None:
            waiter.add_done_callback(partial(_report, self.listener, time.perf_counter()))
        self._waiting.append((change, waiter))
        self._arrival.set()
        return await waiter

    async def close(self) -> None:
        """Writes what waits; later commits raise StoreUnavailable."""
        self._closing = True
        self._arrival.set()
        await self._task

    async def _run(self) -> None:
        while await self._arrived():
            batch = self._next_batch()
            if self._at_once == 1:
                await self._write_batch(batch)
                continue
            if batch:
                task = asyncio.create_task(self._write_batch(batch), name="store batch")
                self._writing.add(task)
                task.add_done_callback(self._writing.discard)
            if not batch or len(self._writing) == self._at_once:
                await asyncio.wait(self._writing, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.gather(*self._writing)

    async def _write_batch(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        try:
            verdicts = await self._write([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait get it; the next batch is tried
            verdicts = [error] * len(batch)
        self._under_way.difference_update([change.of for change, _ in batch])
        for (_, waiter), verdict in zip(batch, verdicts, strict=True):
            if waiter.done():  # its caller was cancelled
                continue
            if isinstance(verdict, Exception):
                waiter.set_exception(verdict)
            else:
                waiter.set_result(verdict)

    async def _arrived(self) -> bool:
        """Waits for a change; returns False once all is closed and none waits."""
        if not self._waiting and not self._closing:
            self._arrival.clear()
            await self._arrival.wait()
        return bool(self._waiting)

    def _next_batch(self) -> list[tuple[Change, asyncio.Future[bool]]]:
        """Returns the waiting changes up to a session's second one: batches are sorted by table, not by session.

        Empty if the first change has to wait for a batch that is being written.
        """
        batch: list[tuple[Change, asyncio.Future[bool]]] = []
        while self._waiting and self._waiting[0][0].of not in self._under_way:
            batch.append(self._waiting.popleft())
            self._under_way.add(batch[-1][0].of)
        return batch


def _report(listener: CommitListener, since: float, waiter: "asyncio.Future[bool]") -> None:
    """Tells the listener how a commit has ended, unless its caller was cancelled before."""
    if waiter.cancelled():
        return
    error = waiter.exception()
    result = "written" if error is None else "conflict" if isinstance(error, Conflict) else "failed"
    listener(time.perf_counter() - since, result)
