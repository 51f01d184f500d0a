"""A semaphore that is fair between servers."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairSlots:
    """A number of slots. Servers that wait for one get it in turn, however many requests each of them has."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        """The requests that wait, by server; the server whose turn it is comes first."""

    @property
    def waiting(self) -> int:
        """The number of requests that wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def slot(self, server: int) -> AsyncIterator[None]:
        """Waits for a slot, and holds it for the length of the block."""
        await self._acquire(server)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, server: int) -> None:
        if self._free:
            self._free -= 1
            return
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._release()
            else:
                self._forget(server, granted)
            raise

    def _release(self) -> None:
        for server in list(self._waiting):
            requests = self._waiting.pop(server)
            granted = requests.popleft()
            if requests:
                self._waiting[server] = requests  # behind the other servers
            if not granted.done():
                granted.set_result(None)
                return
        self._free += 1

    def _forget(self, server: int, granted: asyncio.Future[None]) -> None:
        requests = self._waiting.get(server)
        if requests is not None and granted in requests:
            requests.remove(granted)
            if not requests:
                del self._waiting[server]
