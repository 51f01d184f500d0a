"""What the rest of the house may ask of a store, whatever database is behind it."""

from typing import Protocol

from bot.store.records import (
    Change,
    EndedRecord,
    GuildSettingsRecord,
    ResultRecord,
    SavedSession,
    Standing,
    UserSettingsRecord,
)


class Store(Protocol):
    """Durable sessions and results. Every method raises StoreUnavailable where the database cannot do it now."""

    async def commit(self, change: Change) -> bool:
        """Returns once the change is durable: True where it is now, False where its action had been written before.

        A cancelled caller does not call the change back. Raises Conflict; then nothing has changed.
        """
        ...

    async def live(self) -> tuple[SavedSession, ...]:
        """All lobbies and games in play, the oldest first."""
        ...

    async def session(self, session_id: str) -> SavedSession | None:
        """One session, live or ended."""
        ...

    async def standings(self, guild: int, game: str | None, limit: int) -> tuple[Standing, ...]:
        """The best `limit` of a guild, in one game or (None) in all: most wins, then fewest losses, then most draws."""
        ...

    async def results_of(self, guild: int, person: int, game: str | None) -> tuple[ResultRecord, ...]:
        """All that a person finished in a guild, in one game or (None) in all, in order of time; also what does not
        count."""
        ...

    async def results(self, guild: int, game: str | None) -> tuple[ResultRecord, ...]:
        """By which the people of a guild may be compared, in one game or (None) in all: each seat, in order of time."""
        ...

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        """The last `limit` finished games of a channel, the newest first."""
        ...

    async def servers(self) -> tuple[GuildSettingsRecord, ...]:
        """What the servers have settled."""
        ...

    async def tastes(self) -> tuple[UserSettingsRecord, ...]:
        """What people have settled for themselves."""
        ...

    async def alive_at(self) -> int | None:
        """When the house was last known to be open, ms since the epoch."""
        ...

    async def close(self) -> None:
        """Writes what waits, then lets go of the database."""
        ...
