"""Where pictures are made: what is soon done on the event loop in turns, the rest on threads."""

from asyncio import Lock, get_running_loop, sleep
from collections.abc import AsyncIterator, Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import asynccontextmanager
from threading import Event
from typing import TypeVar

Made = TypeVar("Made")

PATIENCE = 0.1
"""Seconds that long work lets boards go first before it goes on by one piece all the same."""


class Workers:
    """So many threads for boards, and one for long work. To be asked from one event loop.

    That lays pictures of what is at hand itself, one in each of its rounds: it takes less time than to hand them to a
    thread and to fight with that for Python's one lock, by a quarter of all that a busy bot does.

    What nobody waits for any more when a thread is free is not made.
    """

    def __init__(self, boards: int) -> None:
        self._boards = ThreadPoolExecutor(boards, thread_name_prefix="pictures")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._turn = Lock()
        self._asked = 0
        self._idle = Event()
        self._idle.set()
        self._closed = Event()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """For what takes a few milliseconds of the event loop's own time: the loop looks around before the next."""
        async with self._turn:
            yield
            await sleep(0)

    async def board(self, work: Callable[[], Made]) -> Made:
        """What the work returns or raises, which takes some milliseconds at most."""
        self._asked += 1
        self._idle.clear()
        try:
            return await get_running_loop().run_in_executor(self._boards, work)
        finally:
            self._asked -= 1
            if not self._asked:
                self._idle.set()

    async def long(self, work: Callable[[Callable[[], object]], Made]) -> Made:
        """What the work returns or raises, one after the other. It is to call what it is given between its pieces.

        There it waits for boards, and ends with CancelledError once the threads are closed.
        """
        return await get_running_loop().run_in_executor(self._long, work, self._give_way)

    def close(self) -> None:
        """Ends the threads after the board or the piece that they are making; nothing can be asked for afterwards."""
        self._closed.set()
        for threads in (self._boards, self._long):
            threads.shutdown(cancel_futures=True)

    def _give_way(self) -> None:
        self._idle.wait(PATIENCE)
        if self._closed.is_set():
            raise CancelledError
