"""The interfaces behind which the only process and one of several that share a database differ."""

from collections.abc import Callable, Collection, Iterable
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
"""How long (ms) a due item may wait before it counts as overdue: longer than one retry, so nothing handles it."""


class ShownMessages(Protocol):
    """The states that messages show, as confirmed by Discord, so that only messages that are behind are redrawn."""

    def set(self, session: Session, message: int, look: str, began_at: int) -> None:
        """Notes that a message shows this state of the session, as Discord has confirmed.

        Args:
            look: what the message depends on besides the session, such as the language.
            began_at: when the edit began, ms since the epoch.
        """
        ...

    async def is_behind(self, session: Session, look: str) -> bool:
        """Returns whether the session's message has to be redrawn to show it with this look.

        Raises StoreUnavailable.
        """
        ...

    @property
    def before_restart(self) -> Collection[str]:
        """The sessions from before a restart that this process still has to compare with their messages.

        Of these, the ones that have ended meanwhile may have messages that do not show it. Empty where due rows say so.
        """
        ...


class TokenExchange(Protocol):
    """Keeps interaction tokens, encrypted, for the other processes."""

    def keep(self, session_id: str, sealed: str, expires_at: int) -> None:
        """Stores a table's newest token after a short delay; it expires at `expires_at`, ms since the epoch."""
        ...

    async def newest(self, session_id: str) -> str | None:
        """Returns a table's newest token unless it has expired. Raises StoreUnavailable."""
        ...


class Others(Protocol):
    """Keeps this process up to date with the others that share the database."""

    @property
    def tokens(self) -> TokenExchange: ...

    async def refresh(
        self, channels: Collection[int], sessions: Collection[str], guilds: Collection[int], users: Collection[int]
    ) -> None:
        """Loads other processes' changes to these sessions, the live sessions of these channels, and settings.

        Raises StoreUnavailable.
        """
        ...

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads other processes' changes to the live sessions and settings of these guilds.

        Takes two queries, and one more for each session that is missing or outdated in memory. Raises StoreUnavailable.
        """
        ...


class Availability(Protocol):
    """Knows where people can act, and credits the time in which they cannot."""

    @property
    def connected(self) -> bool:
        """Whether people can act, which means that all of this process's shards are connected to Discord."""
        ...

    async def start_timers(self) -> None:
        """Starts the timers and computers of all tables once people can act. Further calls wait for the first one.

        Without an earlier `guilds_listed`, people act over HTTP. Credits the time since `restore`. The sessions of
        unavailable guilds start with `guilds_available`.
        """
        ...

    def serve_shards(self, shards: Collection[Shard]) -> None:
        """Serves only these shards from now on, and stops all timers and computers until each shard is connected.

        Before `start_timers`, their connections count as lost since `restore`.
        """
        ...

    async def guilds_listed(self, guilds: Collection[int], shard: Shard = ONLY_SHARD) -> None:
        """Handles the list of a shard's guilds, which Discord sends at the beginning of each gateway session.

        Abandons the live sessions of the shard's other guilds, which removed the bot while it was disconnected.
        Sessions that a user install opened stay, since the bot was never a member there. In the listed guilds nobody
        can act before `guilds_available`; everywhere else timers start.
        """
        ...

    def connection_lost(self, shard: Shard = ONLY_SHARD) -> None:
        """Stops a shard's timers and computers: nobody can act before `connection_resumed` or `guilds_listed`.

        All of that time is then credited. A crash meanwhile loses the time before the crash; a clean stop does not.
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

        A crash during the outage loses the time before the crash; a clean stop does not.
        """
        ...

    async def credit_open_outages(self) -> None:
        """Credits outages that are still open when the process stops."""
        ...

    async def close(self) -> None:
        """Notes one last time that people could act until now."""
        ...


@dataclass(frozen=True)
class Served:
    """The parts of a process that serve its tables.

    Attributes:
        on_change: calls a listener after each durable change, whoever made it.
        start: starts the work that waits until people can act.
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


@dataclass(frozen=True)
class Serving:
    """What the served objects work with.

    Attributes:
        others: None for the only process.
    """

    shown: ShownMessages
    availability: Availability
    others: Others | None


class Coordination(Sharing, Protocol):
    """Lets this process serve tables together with any other processes.

    Attributes:
        now: the clock that all processes share, ms since the epoch.
        due: calls back when something is due.
        notices: the messages between processes.
    """

    now: Now
    schedule: Schedule
    notices: Notices

    @property
    def due(self) -> Due: ...

    def serve(self, served: Served) -> Serving:
        """Begins to keep the served objects up to date with other processes' changes. Called once."""
        ...

    async def restore(self) -> int:
        """Loads everything that must be in memory; called once, first. Returns the number of live sessions.

        Raises StoreUnavailable.
        """
        ...

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """Returns a block that only one task of all processes can enter at a time for each name.

        Entering it may raise StoreUnavailable.
        """
        ...

    def before_daily_work(self, *, first: bool, now: float) -> float:
        """Returns the seconds until this process next attempts the daily work, which one process does.

        Args:
            first: whether this is the process's first attempt.
            now: in seconds since the epoch.
        """
        ...

    async def table_counts(self) -> TableCounts:
        """Counts the live tables of all processes, and those where something has been due for longer than OVERDUE.

        Raises StoreUnavailable.
        """
        ...

    async def close(self) -> None:
        """Writes and sends everything still pending; the store is closed afterwards."""
        ...
