"""What all answers of one client share: those that are open, their tokens and panels, how late interactions arrive.

And in which language each user reads what only they see.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from bot.sessions.settings.user_settings import UserSettingsCache
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply.latency import Latency
from bot.ui.reply.user_install import InteractionTokens
from bot.ui.reply.work_limiter import WorkLimiter

AnswerListener: TypeAlias = Callable[[str, float], object]
"""Is given the kind of an interaction, as discord.py names it, and the seconds from its creation to its answer."""

ANSWERS_FIRST = 0.1
"""Seconds at most that a redraw, or an edit of a panel by itself, waits for open answers."""


class Replies:
    """The interactions that are being answered, and what answered ones leave behind. One for each client."""

    def __init__(self, panels: OpenPanels, user_settings: UserSettingsCache) -> None:
        self.panels = panels
        panels.answers_first = self.answers_first
        self.user_settings = user_settings
        self.tokens = InteractionTokens()
        self.work = WorkLimiter()
        self.latency = Latency()
        self.answer_listener: AnswerListener | None = None
        self._open: set[asyncio.Event] = set()

    @property
    def open_count(self) -> int:
        """The number of interactions that are being answered."""
        return len(self._open)

    def open(self) -> asyncio.Event:
        """Registers an interaction that is being answered; its event is set by `close`."""
        done = asyncio.Event()
        self._open.add(done)
        return done

    def close(self, done: asyncio.Event) -> None:
        """Marks the answer as given, or given up."""
        self._open.discard(done)
        done.set()

    async def wait_for_all(self, seconds: float) -> None:
        """Waits until nothing is being answered any more, at most this many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._open:
                    await self._wait_for_open()

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
