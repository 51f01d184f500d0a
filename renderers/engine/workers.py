"""Where pictures are made: quick ones on the event loop, the others on threads."""

from asyncio import Lock, get_running_loop, sleep
from collections.abc import AsyncIterator, Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import asynccontextmanager
from threading import Event
from typing import TypeVar

Result = TypeVar("Result")

PATIENCE = 0.1
"""How many seconds background work waits for pictures at most before it goes on with its next piece."""


class Workers:
    """Threads for pictures, and one for background work. To be used from one event loop.

    Pictures of cached sprites are made on the event loop itself, one in each iteration: that takes less time than to
    hand them to a thread and to contend with it for the GIL, by a quarter of all that a busy bot does.

    Work that is cancelled before a thread is free is not done.
    """

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="pictures")
        self._background = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._on_loop = Lock()
        self._running = 0
        self._idle = Event()
        self._idle.set()
        self._closed = Event()

    @asynccontextmanager
    async def on_event_loop(self) -> AsyncIterator[None]:
        """Surrounds some milliseconds of work on the event loop: other tasks run before the next such work."""
        async with self._on_loop:
            yield
            await sleep(0)

    async def run(self, work: Callable[[], Result]) -> Result:
        """Runs the work, some milliseconds, on a thread; returns its result or raises its exception."""
        self._running += 1
        self._idle.clear()
        try:
            return await get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    async def run_in_background(self, work: Callable[[Callable[[], object]], Result]) -> Result:
        """Runs long work, one after the other; returns its result or raises its exception.

        The work has to call its argument between its pieces: there it waits for pictures, for at most PATIENCE seconds,
        and ends with CancelledError once the threads are closed.
        """
        return await get_running_loop().run_in_executor(self._background, work, self._pause)

    def close(self) -> None:
        """Ends the threads after the picture or the piece that they are making; nothing can be run afterwards."""
        self._closed.set()
        for threads in (self._threads, self._background):
            threads.shutdown(cancel_futures=True)

    def _pause(self) -> None:
        self._idle.wait(PATIENCE)
        if self._closed.is_set():
            raise CancelledError
