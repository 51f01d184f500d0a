"""Runs the work of making pictures: quick work on the event loop, the rest on threads."""

from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from threading import Event
from time import perf_counter
from typing import Any, TypeVar

Result = TypeVar("Result")

SLICE = 0.001
"""Seconds of work on the event loop before other tasks get their turn; a single piece may take longer."""

PATIENCE = 0.1
"""The most seconds that background work waits for pictures before its next piece."""


class Workers:
    """Threads for pictures, and one for background work. Use it only from one event loop.

    Pictures of cached sprites are made on the event loop itself, for a SLICE in each iteration. Handing them to a
    thread, which contends for the GIL, would cost a quarter of a busy bot's CPU time.

    Work that is cancelled before a thread is free is never started.
    """

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="pictures")
        self._background = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._on_loop: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._running = 0
        self._idle = Event()
        self._idle.set()
        self._closed = Event()

    @property
    def waiting(self) -> int:
        """The number of unfinished pieces of work, without background work."""
        return len(self._on_loop) + self._running

    async def run_on_event_loop(self, work: Callable[[], Result]) -> Result:
        """Runs work of a few milliseconds on the event loop, after all earlier work; returns its result or raises its
        exception.
        """
        loop = get_running_loop()
        done: Future[Result] = loop.create_future()
        self._on_loop.append((done, work))
        if len(self._on_loop) == 1:
            loop.call_soon(self._work_on_loop)
        return await done

    def _work_on_loop(self) -> None:
        until = perf_counter() + SLICE
        while self._on_loop and perf_counter() < until:
            done, work = self._on_loop[0]
            if not done.cancelled():
                try:
                    done.set_result(work())
                except Exception as error:  # noqa: BLE001 - raised where the work was given
                    done.set_exception(error)
            self._on_loop.popleft()
        if self._on_loop:
            get_running_loop().call_soon(self._work_on_loop)

    async def run(self, work: Callable[[], Result]) -> Result:
        """Runs work of some milliseconds on a thread; returns its result or raises its exception."""
        self._running += 1
        self._idle.clear()
        try:
            return await get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    async def run_in_background(self, work: Callable[[Callable[[], object]], Result]) -> Result:
        """Runs long work, one job at a time; returns its result or raises its exception.

        The work has to call its argument between its pieces: the call waits for pictures, for at most PATIENCE seconds,
        and raises CancelledError once the threads are closed.
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
