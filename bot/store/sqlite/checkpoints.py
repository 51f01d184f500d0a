"""Checkpoints: what is committed moves from the WAL into the database's file, so that the file alone is nearly whole.

They run on the connection that writes, between two batches: before version 3.51.3, SQLite can damage a WAL that one
connection checkpoints while another one writes.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()

EARLIEST, LATEST = 20.0, 40.0
"""Seconds after the first commit that is not in the file: no checkpoint before, and one after that at the latest."""

QUIET = 1.0
"""Seconds without a commit, after which a checkpoint delays hardly anybody."""

RETRY = 5.0
"""Seconds until the next attempt, where a reader has kept a part from being moved, or the disk has failed."""


class Checkpoints:
    """Calls `checkpoint` in quiet moments: it returns whether all that is committed is in the file."""

    def __init__(self, checkpoint: Callable[[], Awaitable[bool]]) -> None:
        self._checkpoint = checkpoint
        self._unwritten = asyncio.Event()
        self._last_commit = 0.0
        self._task = asyncio.create_task(self._run(), name="store checkpoints")

    def committed(self) -> None:
        """Notes a commit."""
        self._last_commit = asyncio.get_running_loop().time()
        self._unwritten.set()

    async def close(self) -> None:
        """Stops. Closing the last connection of a database is a checkpoint, too."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while await self._unwritten.wait():
            await self._quiet_moment()
            self._unwritten.clear()
            if not await self._complete():
                self._unwritten.set()
                await asyncio.sleep(RETRY)

    async def _quiet_moment(self) -> None:
        now = asyncio.get_running_loop().time
        at, latest = now() + EARLIEST, now() + LATEST
        while at > now():
            await asyncio.sleep(at - now())
            at = min(self._last_commit + QUIET, latest)

    async def _complete(self) -> bool:
        try:
            return await self._checkpoint()
        except sqlite3.Error as error:
            log.warning("checkpoint failed", error=str(error))
            return False
