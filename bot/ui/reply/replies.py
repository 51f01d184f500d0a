"""What all answers of one client share: the list of open answers, their tokens and panels, and the line to Discord.

It also limits how much each user and server gets: requests wait in lines, and expensive ones run one at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
import structlog

from bot.listeners import Listeners
from bot.sessions.refusals import Refusal
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.ui.gateway.uplink import Uplink
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply.interaction_tokens import InteractionTokens

log = structlog.get_logger()

Refresh: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[None]]
"""Loads the changes by other processes that an answer to this interaction needs."""

USER_AT_ONCE, USER_MOST = 4, 40
"""How many requests of one user are answered at once, and how many may be under way: further ones are ignored. The
latter exceeds MOST_OF_USER, so that expensive requests can still be refused, and what a person can press by hand."""

SERVER_AT_ONCE, SERVER_MOST = 32, 100_000
"""The same for one server: at a fifth of a second per answer, that is 160 a second. In effect none is ignored."""

MOST_OF_USER = 3
"""How many expensive requests of one user may be under way: the running one and those that wait."""

MOST_OF_SERVER = 10
"""The same for one server, counting equal requests once."""

DROPPED_WITHIN = 0.5
"""Seconds that dropped answers have to end."""

ANSWERS_FIRST = 0.1
"""The most seconds that a redraw, or an automatic edit of a panel, waits for open answers."""


class LineFull(Exception):
    """Too many requests of the same user or server wait already."""


@dataclass(eq=False)
class _Line:
    """The requests of one user or server; `count` is the number that wait or are being answered."""

    slots: asyncio.Semaphore
    count: int = 0


class Lines:
    """A line for each user, or for each server: some requests are handled at once, the others wait in order.

    Args:
        at_once: how many of one line are handled at once.
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
        """Waits in this line until the block may run. Raises LineFull."""
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
    """Admits expensive work. A request for a result that is already being made waits for it, and then finds it cached.

    It protects the CPU of one process, so each process has its own.
    """

    def __init__(self) -> None:
        self._users = Lines(1, MOST_OF_USER)
        self._servers = Lines(1, MOST_OF_SERVER)
        self._making: dict[Hashable, asyncio.Event] = {}

    @asynccontextmanager
    async def admitted(self, user: int, server: int, what: Hashable) -> AsyncIterator[None]:
        """Waits until the user's and the server's other expensive work is done.

        Refuses `still-making` if too many requests of the user wait already, `still-making-server` if too many of the
        server do.

        Args:
            server: the id of the guild, or of a channel outside of guilds.
            what: a key that is equal for equal work.
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
    """Waits in this line; if it is full, refuses with this text key."""
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(lines.place(key))
        except LineFull:
            raise Refusal(refusal) from None
        yield


class Replies:
    """The interactions that are being answered, and the tokens and panels of answered ones. One for each client.

    Attributes:
        listen_to_answers: calls a listener with the kind of each answered interaction, as discord.py names it, and the
            seconds from its creation to its answer.
    """

    def __init__(self, panels: OpenPanels, user_settings: UserSettingsCache, refresh: Refresh, uplink: Uplink) -> None:
        """Takes what all answers share.

        Args:
            refresh: is awaited before an interaction is answered.
            uplink: predicts how long sending an answer takes.
        """
        self.uplink = uplink
        self.refresh = refresh
        self.panels = panels
        panels.use_answers_first(self.answers_first)
        self.user_settings = user_settings
        self.tokens = InteractionTokens(panels.pace)
        self.work = WorkLimiter()
        self._users = Lines(USER_AT_ONCE, USER_MOST)
        self._servers = Lines(SERVER_AT_ONCE, SERVER_MOST)
        answers: Listeners[str, float] = Listeners()
        self.listen_to_answers, self.notify_of_answer = answers.add, answers.notify
        self._stopping = False
        self._open: dict[asyncio.Event, asyncio.Task[Any] | None] = {}

    @property
    def open_count(self) -> int:
        """The number of interactions that are being answered."""
        return len(self._open)

    @asynccontextmanager
    async def fair_share(self, user: int, server: int) -> AsyncIterator[None]:
        """Surrounds the making of an answer: a user with many requests waits for their own; others do not.

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

        Raises CancelledError once the bot stops: later interactions are dropped.
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
        """Waits at most this many seconds until all interactions are answered, and drops the remaining ones.

        A move that is being made is completed all the same.
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
        """Waits for a short time, before work that nobody waits for, until the open interactions are answered."""
        await self.wait_for_open(ANSWERS_FIRST)

    async def wait_for_open(self, seconds: float) -> None:
        """Waits at most this many seconds until the open interactions are answered. Later ones don't count."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wait_for_open()

    async def _wait_for_open(self) -> None:
        for done in tuple(self._open):
            await done.wait()
