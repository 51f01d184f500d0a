"""What differs between the only process and one of several that share a database."""

from collections.abc import Callable, Collection, Container, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from bot.sessions.crediting import Crediting
from bot.sessions.notices import Notices
from bot.sessions.places import Places
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.tables.actions import ChangeListener
from bot.sessions.tables.tables import Sharing, Tables
from bot.sessions.timers.due import Due
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timers import Now, Schedule
from bot.store.shared import TableCounts

OVERDUE = 10_000
"""Milliseconds after which something due is overdue that nothing acts on: after a retry, or while the loop hangs."""


class ShownMessages(Protocol):
    """What the messages of tables show, as Discord has confirmed it, so that only those that are behind are redrawn."""

    def set(self, session: Session, message: int, look: str, began_at: int) -> None:
        """Notes that a message shows the session, after Discord has confirmed that.

        Args:
            look: what beside the session decides what is shown, such as the language.
            began_at: when the edit was begun, ms since the epoch.
        """
        ...

    async def is_behind(self, session: Session, look: str) -> bool:
        """Returns whether the session's message has to be redrawn to show it with this look.

        Raises StoreUnavailable.
        """
        ...

    def ended_behind(self, live: Container[str]) -> Collection[str]:
        """Returns the ended sessions whose messages show the end only once this process has redrawn them.

        Args:
            live: the ids of the live ones.
        """
        ...


class TokenExchange(Protocol):
    """Keeps interaction tokens, encrypted, for the other processes."""

    def keep(self, session_id: str, sealed: str, expires_at: int) -> None:
        """Keeps the newest token of a table, soon, until it expires, ms since the epoch."""
        ...

    async def newest(self, session_id: str) -> str | None:
        """Returns the newest token of a table that has not expired. Raises StoreUnavailable."""
        ...


class Others(Protocol):
    """The other processes that share the database, as this one keeps up with them."""

    @property
    def tokens(self) -> TokenExchange: ...

    async def refresh(
        self, channels: Collection[int], sessions: Collection[str], guilds: Collection[int], users: Collection[int]
    ) -> None:
        """Loads what they have changed: these sessions, the live ones of these channels, and settings.

        Raises StoreUnavailable.
        """
        ...

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads what they have changed of these guilds: their live sessions and their settings.

        It takes two queries, and one more for each session that is not in memory as it is. Raises StoreUnavailable.
        """
        ...


class Availability(Protocol):
    """Where people can act, and where not; credits the time in which they cannot."""

    @property
    def connected(self) -> bool:
        """Whether people can act: whether all of this process's shards are connected to Discord."""
        ...

    async def start_timers(self) -> None:
        """Starts the timers and computers of all tables, when people can act. Further calls wait for it.

        Without `guilds_listed` before it, people act over HTTP. The time since `restore` is credited. The sessions of
        guilds that are unavailable start with `guilds_available`.
        """
        ...

    def serve_shards(self, shards: Collection[Shard]) -> None:
        """Stops all timers and computers until each of these shards is connected: the only ones from now on.

        Before `start_timers`, their connections count as lost since `restore`.
        """
        ...

    async def guilds_listed(self, guilds: Collection[int], shard: Shard = ONLY_SHARD) -> None:
        """Takes over the list of all guilds of a shard, which Discord sends at the beginning of each gateway session.

        The live sessions of the shard's other guilds are abandoned: those guilds have removed the bot while it was
        away. Sessions that a user install opened stay, since the bot was never a member there. In the listed guilds
        nobody can act before `guilds_available`; everywhere else timers start.
        """
        ...

    def connection_lost(self, shard: Shard = ONLY_SHARD) -> None:
        """Stops a shard's timers and computers: nobody can act before `connection_resumed` or `guilds_listed`.

        All that time is credited then. A crash meanwhile loses the part of it before the crash; a clean stop does not.
        """
        ...

    async def connection_resumed(self, shard: Shard = ONLY_SHARD) -> bool:
        """Starts a shard's timers and computers again, except in unavailable guilds.

        Returns whether the time since `connection_lost` was credited: not if it was short.
        """
        ...

    def guilds_unavailable(self, guilds: Iterable[int]) -> None:
        """Stops the timers and computers of these guilds' sessions: nobody can act there before `guilds_available`."""
        ...

    async def guilds_available(self, guilds: Collection[int]) -> None:
        """Starts the timers and computers of these guilds' sessions again. Time in which nobody could act is credited.

        A crash meanwhile loses the part of that time before it; a clean stop does not.
        """
        ...

    async def credit_open_outages(self) -> None:
        """Credits the time of outages that last until the stop."""
        ...

    async def close(self) -> None:
        """Notes for the last time that people could act until now."""
        ...


@dataclass(frozen=True)
class Served:
    """What a process serves.

    Attributes:
        on_change: calls a listener after each durable change, whoever made it.
        start: starts what waits until people can act.
    """

    tables: Tables
    timers: TableTimers
    places: Places
    crediting: Crediting
    guild_settings: GuildSettingsCache
    user_settings: UserSettingsCache
    pings: PlayerPings
    on_change: Callable[[ChangeListener], None]
    start: Callable[[], None]


class Coordination(Sharing, Protocol):
    """How this process and others serve the same tables, where there are others.

    Attributes:
        now: the clock of all of them, ms since the epoch.
        due: calls back for what is due.
        notices: what processes tell each other.
        others: None where there are none.
    """

    now: Now
    schedule: Schedule
    notices: Notices

    @property
    def due(self) -> Due: ...

    @property
    def shown(self) -> ShownMessages: ...

    @property
    def others(self) -> Others | None: ...

    @property
    def availability(self) -> Availability: ...

    def serve(self, served: Served) -> None:
        """Begins to keep these up to date with what other processes do.

        Called once, before `shown`, `others` and `availability` are used.
        """
        ...

    async def restore(self) -> int:
        """Loads what has to be in memory, once and before anything else; returns the number of live sessions.

        Raises StoreUnavailable.
        """
        ...

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """Returns a block of this name, in which one task of all processes is at a time.

        Entering it may raise StoreUnavailable.
        """
        ...

    def before_daily_work(self, *, first: bool, now: float) -> float:
        """Returns the seconds until this process next attempts what one process does once a day.

        Args:
            first: whether it is its first attempt.
            now: in seconds since the epoch.
        """
        ...

    async def table_counts(self) -> TableCounts:
        """Counts the live tables of all processes, and those where something has been due for longer than OVERDUE.

        Raises StoreUnavailable.
        """
        ...

    async def close(self) -> None:
        """Writes and sends what is still pending; the store is closed after it."""
        ...
