"""What all answers of one client share: those that are open, their tokens and panels, and the line to Discord.

And how much of it each user and server gets: requests wait in lines, and expensive ones one at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
import structlog

from bot.sessions.refusals import Refusal
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.ui.gateway.uplink import Uplink
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply.interaction_tokens import InteractionTokens

log = structlog.get_logger()

AnswerListener: TypeAlias = Callable[[str, float], object]
"""Is called with the kind of an interaction, as discord.py names it, and the seconds from creation to answer."""

Refresh: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[None]]
"""Loads what other processes have changed, as far as an answer to this interaction needs it."""

USER_AT_ONCE, USER_MOST = 4, 40
"""How many requests of one user are answered at once, and how many may be under way: one more is ignored. It is more
than MOST_OF_USER, so that there is room to refuse what is expensive, and more than anybody's fingers can make."""

SERVER_AT_ONCE, SERVER_MOST = 32, 100_000
"""The same of one server: with a fifth of a second for each answer that is 160 a second. None is ignored."""

MOST_OF_USER = 3
"""How many requests of one user for expensive answers may be under way: the one that is made, and those that wait."""

MOST_OF_SERVER = 10
"""The same of one server, where they differ."""

DROPPED_WITHIN = 0.5
"""Seconds that answers have to end once they are dropped."""

ANSWERS_FIRST = 0.1
"""Seconds at most that a redraw, or an edit of a panel by itself, waits for open answers."""


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


class Replies:
    """The interactions that are being answered, and what answered ones leave behind. One for each client."""

    def __init__(
        self,
        panels: OpenPanels,
        user_settings: UserSettingsCache,
        refresh: Refresh,
        uplink: Uplink,
    ) -> None:
        """Shares these.

        Args:
            refresh: is awaited before an interaction is answered.
            uplink: says how long an answer takes on its way.
        """
        self.uplink = uplink
        self.refresh = refresh
        self.panels = panels
        panels.answers_first = self.answers_first
        self.user_settings = user_settings
        self.tokens = InteractionTokens(panels.pace)
        self.work = WorkLimiter()
        self._users = Lines(USER_AT_ONCE, USER_MOST)
        self._servers = Lines(SERVER_AT_ONCE, SERVER_MOST)
        self.answer_listener: AnswerListener | None = None
        self._stopping = False
        self._open: dict[asyncio.Event, asyncio.Task[Any] | None] = {}

    @property
    def open_count(self) -> int:
        """The number of interactions that are being answered."""
        return len(self._open)

    @asynccontextmanager
    async def fair_share(self, user: int, server: int) -> AsyncIterator[None]:
        """Surrounds the making of an answer: a user who asks for very much waits for their own requests; others do not.

        Args:
            server: the id of the guild, or of a channel outside of guilds.

        Raises:
            LineFull: for a user who has USER_MOST requests under way.
        """
        self._check_serving()
        async with self._users.place(user), self._servers.place(server):
            yield

    def open(self) -> asyncio.Event:
        """Registers an interaction that is being answered; its event is set by `close`.

        Raises CancelledError once the bot stops: what comes then is dropped.
        """
        self._check_serving()
        done = asyncio.Event()
        self._open[done] = asyncio.current_task()
        return done

    def close(self, done: asyncio.Event) -> None:
        """Marks the answer as given, or given up."""
        self._open.pop(done, None)
        done.set()

    async def finish(self, seconds: float) -> None:
        """Waits until nothing is being answered any more, at most this many seconds; the other answers are dropped.

        A move that is being made is made all the same.
        """
        self._stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._open:
                    await self._wait_for_open()
        if left := [task for task in self._open.values() if task is not None]:
            log.warning("answers dropped", count=len(left))
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=DROPPED_WITHIN)

    def _check_serving(self) -> None:
        if self._stopping:
            raise asyncio.CancelledError

    async def answers_first(self) -> None:
        """Waits, in front of work that nobody waits for, until what is being answered now is answered, for a while."""
        await self.wait_for_open(ANSWERS_FIRST)

    async def wait_for_open(self, seconds: float) -> None:
        """Waits until what is being answered now is answered, at most this many seconds. Later ones don't count."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wait_for_open()

    async def _wait_for_open(self) -> None:
        for done in tuple(self._open):
            await done.wait()
