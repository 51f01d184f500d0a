"""What all answers of one client share: those that are open, their tokens and panels, and the line to Discord.

And in which language each user reads what only they see.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import discord
import structlog

from bot.sessions.settings.user_settings import UserSettingsCache
from bot.ui.gateway.uplink import Uplink
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply.interaction_tokens import InteractionTokens
from bot.ui.reply.lines import Lines
from bot.ui.reply.work_limiter import WorkLimiter

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

DROPPED_WITHIN = 0.5
"""Seconds that answers have to end once they are dropped."""

ANSWERS_FIRST = 0.1
"""Seconds at most that a redraw, or an edit of a panel by itself, waits for open answers."""


class Replies:
    """The interactions that are being answered, and what answered ones leave behind. One for each client."""

    def __init__(
        self,
        panels: OpenPanels,
        user_settings: UserSettingsCache,
        refresh: Refresh | None = None,
        uplink: Uplink | None = None,
    ) -> None:
        """Shares these.

        Args:
            refresh: is awaited before an interaction is answered.
            uplink: says how long an answer takes on its way; without it, nothing is known of that.
        """
        self.uplink = uplink or Uplink()
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
