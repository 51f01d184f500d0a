"""Lets each user, and each server, have one expensive answer made at a time: leaderboards, profiles, replays."""

import asyncio
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

from bot.sessions.refusals import Refusal
from bot.ui.reply.lines import LineFull, Lines

MOST_OF_USER = 3
"""How many requests of one user may be under way: the one that is answered, and those that wait for it."""

MOST_OF_SERVER = 10
"""The same of one server, where they differ."""


class WorkLimiter:
    """Admits expensive work. A request for something that is already being made waits for it, and then finds it cached.

    It protects the CPU of one process, so each process has its own.
    """

    def __init__(self) -> None:
        self._users = Lines(1, MOST_OF_USER)
        self._servers = Lines(1, MOST_OF_SERVER)
        self._making: dict[Hashable, asyncio.Event] = {}

    @asynccontextmanager
    async def admitted(self, user: int, server: int, what: Hashable) -> AsyncIterator[None]:
        """Waits until the user's and the server's other expensive work is done.

        Refuses `still-making` where too many requests of the user wait already, `still-making-server` where the
        server's do.

        Args:
            server: the id of the guild, or of a channel outside of guilds.
            what: is equal for equal work.
        """
        async with _place(self._users, user, "still-making"):
            while (made := self._making.get(what)) is not None:
                await made.wait()
            with self._made(what):
                async with _place(self._servers, server, "still-making-server"):
                    yield

    @contextmanager
    def _made(self, what: Hashable) -> Iterator[None]:
        done = self._making[what] = asyncio.Event()
        try:
            yield
        finally:
            del self._making[what]
            done.set()


@asynccontextmanager
async def _place(lines: Lines, key: int, refusal: str) -> AsyncIterator[None]:
    """Waits in this line; where it is full, refuses with this text key."""
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(lines.place(key))
        except LineFull:
            raise Refusal(refusal) from None
        yield
