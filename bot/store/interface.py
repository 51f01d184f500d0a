"""What the rest of the bot may ask of a store, whatever database is behind it."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from bot.store.achievement_reading import AchievementStore
from bot.store.daily_reading import DailyStore
from bot.store.erasing import ErasingStore
from bot.store.rating import Progress, RatingState
from bot.store.records import (
    AnalysisRecord,
    Change,
    EndedRecord,
    GuildSettingsRecord,
    RegistrationRecord,
    SavedSession,
    SetAsideRecord,
    ShownRecord,
    UserSettingsRecord,
)
from bot.store.result_store import ResultStore
from bot.store.tournament_reading import TournamentStore

CommitListener: TypeAlias = Callable[[float, str], object]
"""Is given the seconds that a commit took with its waiting, and its result: `written`, `conflict` or `failed`."""


class Store(AchievementStore, DailyStore, ResultStore, TournamentStore, Protocol):
    """Durable sessions, results and settings. Every method raises StoreUnavailable where the database fails."""

    async def commit(self, change: Change) -> bool:
        """Returns once the change is durable: True if it was written now, False if its action was written before.

        Cancelling the caller does not cancel the change. Raises Conflict; then nothing has changed.
        """
        ...

    async def live_ids(self) -> tuple[str, ...]:
        """Returns the ids of all lobbies and games that are on, the oldest first; not of those that are set aside."""
        ...

    async def set_aside(self) -> tuple[SetAsideRecord, ...]:
        """Returns the sessions that are not played on because their records are damaged."""
        ...

    async def session(self, session_id: str) -> SavedSession | None:
        """Returns one session, live or ended. Raises DamagedRecord if its rows are damaged."""
        ...

    async def session_after(self, session_id: str, ply: int) -> SavedSession | None:
        """Returns one session, live or ended, with those of its moves that came after this ply.

        Raises DamagedRecord. Stored moves never change, so this is all that a process needs which knows the others.
        """
        ...

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        """Returns the last `limit` finished games of a channel, the newest first."""
        ...

    async def guild_settings(self) -> tuple[GuildSettingsRecord, ...]:
        """Returns the settings of all guilds that have changed any, without rows that cannot be read."""
        ...

    async def settings_of_guild(self, guild: int) -> GuildSettingsRecord | None:
        """Returns a guild's settings; None if it has changed none. Raises DamagedRecord for one that cannot be read."""
        ...

    async def user_settings(self) -> tuple[UserSettingsRecord, ...]:
        """Returns the settings of all users who have changed any, without rows that cannot be read."""
        ...

    async def settings_of_user(self, person: int) -> UserSettingsRecord | None:
        """Returns a user's settings; None if they have changed none. Raises DamagedRecord as for a guild."""
        ...

    async def shown(self) -> tuple[ShownRecord, ...]:
        """Returns what the messages of live sessions show, as far as it is known.

        Also of sessions that ended in the last hour and whose messages are not known to show the end.
        """
        ...

    async def registration(self, application: int) -> RegistrationRecord | None:
        """Returns which commands an application has registered."""
        ...

    async def analysis(self, session_id: str) -> AnalysisRecord | None:
        """Returns what was computed about the moves of a finished session; None also if it cannot be read."""
        ...

    async def alive_at(self) -> int | None:
        """Returns when the bot was last known to be running, ms since the epoch."""
        ...

    async def rating_state(self) -> RatingState:
        """Returns by which rules the ratings were computed, and of how many sessions."""
        ...

    @property
    def erasing(self) -> ErasingStore:
        """What is stored of one person or guild alone, and how it is removed."""
        ...

    async def close(self) -> None:
        """Writes what waits, then closes the database."""
        ...


class RunningStore(Store, Protocol):
    """A store that is open for the whole bot, and can be watched."""

    @property
    def failure(self) -> str | None:
        """Why the last attempt to write failed, or None if it did not."""
        ...

    @property
    def waiting(self) -> int:
        """The number of changes that wait to be written."""
        ...

    async def recompute_ratings(self, progress: Progress, *, alone: bool = True) -> None:
        """Computes all ratings and best scores again, from the results alone, and what results of old programs lack.

        Nothing else is written meanwhile. alone: whether no other process may use the database. Raises StoreNotReady
        where one does, and StoreUnavailable.
        """
        ...

    def listen_to_commits(self, listener: CommitListener) -> None:
        """Has the listener called after each commit from now on."""
        ...
