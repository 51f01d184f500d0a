"""Lets each user, and each server, have one expensive answer made at a time: leaderboards, profiles, replays."""

import asyncio
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from bot.sessions.refusals import Refusal

MOST_OF_USER = 3
"""So many requests of one user may be under way: the one that is answered, and those that wait for it."""

MOST_OF_SERVER = 10
"""The same of one server, where they differ."""


@dataclass(eq=False)
class _Line:
    """Who waits for the same user or server. count: those that wait, and the one whose answer is made."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    count: int = 0


class WorkLimiter:
    """Admits expensive work. Whoever asks for what is being made already waits for that, and then finds it cached."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, int], _Line] = {}
        self._making: dict[Hashable, asyncio.Event] = {}

    @asynccontextmanager
    async def admitted(self, user: int, server: int, what: Hashable) -> AsyncIterator[None]:
        """Waits until the user's and the server's other expensive work is done.

        server: the id of the guild, or of a channel outside of guilds. what: is equal for equal work. Refuses
        `still-making` where too many requests of the user wait already, `still-making-server` where the server's do.
        """
        async with AsyncExitStack() as stack:
            own = stack.enter_context(self._line("user", user, MOST_OF_USER, "still-making"))
            await stack.enter_async_context(own.lock)
            while (made := self._making.get(what)) is not None:
                await made.wait()
            all_of_server = stack.enter_context(self._line("server", server, MOST_OF_SERVER, "still-making-server"))
            stack.enter_context(self._made(what))
            await stack.enter_async_context(all_of_server.lock)
            yield

    @contextmanager
    def _line(self, kind: str, number: int, most: int, refusal: str) -> Iterator[_Line]:
        line = self._lines.setdefault((kind, number), _Line())
        if line.count >= most:
            raise Refusal(refusal)
        line.count += 1
        try:
            yield line
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[kind, number]

    @contextmanager
    def _made(self, what: Hashable) -> Iterator[None]:
        done = self._making[what] = asyncio.Event()
        try:
            yield
        finally:
            del self._making[what]
            done.set()
