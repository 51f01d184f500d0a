"""The threads on which pictures are made: boards at once, whatever takes long in between."""

from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from threading import Event
from typing import TypeVar

Made = TypeVar("Made")

PATIENCE = 0.1
"""Seconds that long work lets boards go first before it goes on by one piece all the same."""


class Workers:
    """So many threads for boards, and one for long work. To be asked from one event loop.

    What nobody waits for any more when a thread is free is not made.
    """

    def __init__(self, boards: int) -> None:
        self._boards = ThreadPoolExecutor(boards, thread_name_prefix="pictures")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._asked = 0
        self._idle = Event()
        self._idle.set()
        self._closed = Event()

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
