"""A semaphore that is fair between queues, such as one for each server."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairSlots:
    """A number of slots. Waiting queues get one in turn, however many requests each queue has."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """The waiting requests, by queue; the queue whose turn it is comes first."""

    @property
    def waiting(self) -> int:
        """The number of waiting requests."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def slot(self, queue: Hashable) -> AsyncIterator[None]:
        """Waits for a slot, and holds it for the duration of the block."""
        await self._acquire(queue)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, queue: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(queue, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._release()
            else:
                self._forget(queue, granted)
            raise

    def _release(self) -> None:
        for queue in list(self._waiting):
            requests = self._waiting.pop(queue)
            granted = requests.popleft()
            if requests:
                self._waiting[queue] = requests  # behind the other queues
            if not granted.done():
                granted.set_result(None)
                return
        self._free += 1

    def _forget(self, queue: Hashable, granted: asyncio.Future[None]) -> None:
        requests = self._waiting.get(queue)
        if requests is not None and granted in requests:
            requests.remove(granted)
            if not requests:
                del self._waiting[queue]
