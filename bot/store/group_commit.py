"""Group commit: changes that wait are made durable together, and each is acknowledged only then."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

from bot.store.interface import CommitListener
from bot.store.records import Change, Conflict, StoreUnavailable

Verdict: TypeAlias = bool | Exception
"""The result of a change: written now (True), written before (False), or the error that it failed with."""

WriteBatch: TypeAlias = Callable[[Sequence[Change]], Awaitable[Sequence[Verdict]]]
"""Makes changes of different sessions durable, in one transaction if possible; returns a verdict for each."""


class GroupCommit:
    """Takes changes from any number of tasks and hands all that wait to `write`, one batch after the other.

    A durable commit takes as long for one row as for a hundred, so the busier the bot is, the more each commit writes.
    """

    def __init__(self, write: WriteBatch) -> None:
        self._write = write
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
            try:
                verdicts = await self._write([change for change, _ in batch])
            except Exception as error:  # noqa: BLE001 - whatever it is, those who wait get it; the next batch is tried
                verdicts = [error] * len(batch)
            for (_, waiter), verdict in zip(batch, verdicts, strict=True):
                if waiter.done():  # its caller was cancelled
                    continue
                if isinstance(verdict, Exception):
                    waiter.set_exception(verdict)
                else:
                    waiter.set_result(verdict)

    async def _arrived(self) -> bool:
        """Waits for a change; returns False once there will be none."""
        if not self._waiting and not self._closing:
            self._arrival.clear()
            await self._arrival.wait()
        return bool(self._waiting)

    def _next_batch(self) -> list[tuple[Change, asyncio.Future[bool]]]:
        """Returns what waits, up to the second change of one session: batches are sorted by table, not by session."""
        batch: dict[str, tuple[Change, asyncio.Future[bool]]] = {}
        while self._waiting and self._waiting[0][0].of not in batch:
            entry = self._waiting.popleft()
            batch[entry[0].of] = entry
        return list(batch.values())


def _report(listener: CommitListener, since: float, waiter: "asyncio.Future[bool]") -> None:
    """Tells the listener how a commit has ended, unless its caller was cancelled before."""
    if waiter.cancelled():
        return
    error = waiter.exception()
    result = "written" if error is None else "conflict" if isinstance(error, Conflict) else "failed"
    listener(time.perf_counter() - since, result)
