"""Lines in which the requests of one user, or of one server, wait for each other, and nobody else's."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass


class LineFull(Exception):
    """Too many requests of the same user or server wait already."""


@dataclass(eq=False)
class _Line:
    """The requests of one user or server: `count` of them wait or are worked on."""

    slots: asyncio.Semaphore
    count: int = 0


class Lines:
    """A line for each user, or for each server: some requests are worked on at once, the others wait in order.

    Args:
        at_once: how many of one line are worked on.
        most: how many there may be in a line, these included.
    """

    def __init__(self, at_once: int, most: int) -> None:
        self._at_once = at_once
        self._most = most
        self._lines: dict[int, _Line] = {}

    def __len__(self) -> int:
        return len(self._lines)

    @asynccontextmanager
    async def place(self, key: int) -> AsyncIterator[None]:
        """Waits in this line; the block is what is worked on. Raises LineFull."""
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = _Line(asyncio.Semaphore(self._at_once))
        if line.count >= self._most:
            raise LineFull
        line.count += 1
        try:
            async with line.slots:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[key]
