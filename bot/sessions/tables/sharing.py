"""What the tables of a process need to know of other processes that may change the same sessions."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Protocol

from bot.sessions.session import Session

if TYPE_CHECKING:
    from bot.sessions.tables.tables import Tables


class Sharing(Protocol):
    """`bot.sessions.coordination` has one for the only process, and one for processes that share a database."""

    @property
    def most_live(self) -> int | None:
        """The number of live sessions that are kept in memory; None for all."""
        ...

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        """Returns a block in which one task of all processes counts a guild's live sessions, and opens one more.

        It is entered before the lock of a table, never inside it. Raises StoreUnavailable, also where another process
        does not leave it.
        """
        ...

    async def hosts_in(self, guild: int, known: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the host of each live session of a guild that belongs to no tournament.

        Args:
            known: those of the sessions in memory.

        Raises:
            StoreUnavailable
        """
        ...

    async def refresh(self, tables: "Tables", channels: Collection[int], sessions: Collection[str]) -> None:
        """Makes the tables load what others have changed of these sessions, and of the live ones in these channels."""
        ...

    async def refresh_guilds(self, tables: "Tables", guilds: Collection[int]) -> None:
        """Makes the tables load what others have changed of the live sessions of these guilds, found by one query."""
        ...

    def loaded(self, session: Session) -> None:
        """Is told of each live session that has been loaded because it was not in memory."""
        ...
