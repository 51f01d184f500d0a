"""What the tables of a process need to know of other processes that may change the same sessions."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.sessions.session import Session


class Sharing(Protocol):
    """`bot.sessions.coordination` has one for the only process, and one for processes that share a database."""

    @property
    def most_live(self) -> int:
        """The number of live sessions that are kept in memory."""
        ...

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        """Returns a block in which one task of all processes counts a guild's live sessions, and opens one more.

        It is entered before the lock of a table, never inside it. Raises StoreUnavailable, also where another process
        does not leave it.
        """
        ...

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        """Returns the host of each live session of a guild that belongs to no tournament. Raises StoreUnavailable."""
        ...

    def loaded(self, session: Session) -> None:
        """Is called with each live session that was loaded because it was not in memory."""
        ...


class NewerSessions(Protocol):
    """Makes tables load what other processes have changed. Methods raise StoreUnavailable."""

    async def refresh(self, channels: Collection[int], sessions: Collection[str]) -> None:
        """Loads what is new of these sessions, and of the live ones in these channels."""
        ...

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads what is new of the live sessions of these guilds, found by one query."""
        ...
