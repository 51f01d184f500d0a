"""One writer for all: what waits is committed together, and nobody is told before it is durable."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.store.records import Change, StoreUnavailable

Verdict: TypeAlias = bool | Exception
"""What became of a change: written now (True), before (False), or not, and why."""

WriteTogether: TypeAlias = Callable[[Sequence[Change]], Awaitable[Sequence[Verdict]]]
"""Makes changes of different sessions durable, in one transaction where it can; a verdict for each."""


class Writer:
    """Takes changes from any number of tasks and hands all that wait to `write`, one batch after the other.

    A durable commit costs the same for one row as for a hundred, so the busier it gets, the more each commit carries.
    """

    def __init__(self, write: WriteTogether) -> None:
        self._write = write
        self._waiting: deque[tuple[Change, asyncio.Future[bool]]] = deque()
        self._arrival = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def commit(self, change: Change) -> bool:
        """As `Store.commit`. The change is written even if the caller is cancelled while it waits."""
        if self._closing:
            raise StoreUnavailable("closed")
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, waiter))
        self._arrival.set()
        return await waiter

    async def close(self) -> None:
        """Writes what waits and takes nothing more."""
        self._closing = True
        self._arrival.set()
        await self._task

    async def _run(self) -> None:
        while await self._arrived():
            batch = self._batch()
            try:
                verdicts = await self._write([change for change, _ in batch])
            except Exception as fault:  # noqa: BLE001 - whatever it is, it is the waiters' to hear; the next batch is tried
                verdicts = [fault] * len(batch)
            for (_, waiter), verdict in zip(batch, verdicts, strict=True):
                if waiter.done():  # its caller was cancelled
                    continue
                if isinstance(verdict, Exception):
                    waiter.set_exception(verdict)
                else:
                    waiter.set_result(verdict)

    async def _arrived(self) -> bool:
        """Waits for a change; False once there will be none."""
        if not self._waiting and not self._closing:
            self._arrival.clear()
            await self._arrival.wait()
        return bool(self._waiting)

    def _batch(self) -> list[tuple[Change, asyncio.Future[bool]]]:
        """What waits, up to the second change of the same session: batches are sorted by table, sessions are not."""
        batch: dict[str, tuple[Change, asyncio.Future[bool]]] = {}
        while self._waiting and self._waiting[0][0].of not in batch:
            entry = self._waiting.popleft()
            batch[entry[0].of] = entry
        return list(batch.values())
