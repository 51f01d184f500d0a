"""The tables of the only process: what is in memory is the newest there is."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary

from bot.sessions.session import Session
from bot.sessions.tables.tables import Tables


class AloneTables:
    """Keeps all live sessions in memory; nobody else changes them. It is a `Sharing`."""

    most_live = None

    def __init__(self, loaded: Callable[[Session], None]) -> None:
        self._guilds: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.loaded = loaded

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        return self._guilds.setdefault(guild, asyncio.Lock())

    async def hosts_in(self, guild: int, known: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002  all are known
        return known

    async def refresh(self, tables: Tables, channels: Collection[int], sessions: Collection[str]) -> None:
        """Returns at once: memory is up to date."""

    async def refresh_guilds(self, tables: Tables, guilds: Collection[int]) -> None:
        """Returns at once: memory is up to date."""
