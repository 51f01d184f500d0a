"""What the rest of the bot may ask of a store that several processes use at the same time."""

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from bot.store.interface import Store
from bot.store.sessions import DueRecord
from bot.store.settings import GuildSettingsRecord, UserSettingsRecord

LEASE = 1_500
"""Milliseconds for which a process holds what is due without renewing the lease; then another one takes it."""


@dataclass(frozen=True)
class SessionVersion:
    """A session as other processes know it.

    Attributes:
        channel: None for one that has ended.
    """

    session: str
    version: int
    channel: int | None


@dataclass(frozen=True)
class TableCounts:
    """How many lobbies and games are on, and at how many tables something is overdue."""

    lobbies: int
    playing: int
    overdue: int


@dataclass(frozen=True)
class OverdueRecord:
    """Something that is overdue at a session, with what tells which program can do it.

    Attributes:
        game, rules, options: None for what is about no session; the options are JSON.
    """

    session: str
    kind: str
    game: str | None
    rules: int | None
    options: str | None


@dataclass(frozen=True)
class GuildShare:
    """The guilds of some shards: those numbers of `count` shards. Shard 0 also has what belongs to no guild."""

    shards: range
    count: int


Notice: TypeAlias = Mapping[str, object]
"""Something that one process tells the others, as JSON; `kind` says what. It may get lost."""

NoticeListener: TypeAlias = Callable[[Notice], None]


@dataclass(frozen=True)
class StoredShown:
    """What is noted of a session's message, as a ShownRecord has it, empty for nothing; and the session's version."""

    shown: str
    version: int


@dataclass(frozen=True)
class MergedShown:
    """What is to be noted of a session's message from now on.

    Attributes:
        due: what is due at the session in addition; of two times for one kind the earlier one stays.
        done: the kind of what is no longer due; empty for none.
    """

    shown: str
    due: DueRecord | None = None
    done: str = ""


MergeShown: TypeAlias = Callable[[str, StoredShown], MergedShown]
"""Is called with a session and what is noted of its message, and returns what is to be noted."""


class NewestReading(Protocol):
    """What a process reads before it answers, since others may have changed it. Methods raise StoreUnavailable."""

    async def versions(self, channels: Collection[int], sessions: Collection[str]) -> tuple[SessionVersion, ...]:
        """Returns these sessions, and the live sessions of these channels."""
        ...

    async def live_in(self, guilds: Collection[int]) -> tuple[SessionVersion, ...]:
        """Returns the live sessions of these guilds."""
        ...

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        """Returns the host of each live session of this guild that belongs to no tournament."""
        ...

    async def live_outside(self, guilds: Collection[int], share: GuildShare) -> tuple[SessionVersion, ...]:
        """Returns the live sessions of the guilds of a share but these, none of those outside of guilds."""
        ...

    async def settings_of(
        self, guilds: Collection[int], people: Collection[int]
    ) -> tuple[tuple[GuildSettingsRecord, ...], tuple[UserSettingsRecord, ...]]:
        """Returns the settings of those guilds and users that have changed any, without rows that cannot be read."""
        ...


class TableCounting(Protocol):
    """Counts the tables of all processes. Methods raise StoreUnavailable."""

    async def tables(self, overdue: int) -> TableCounts:
        """Counts the live sessions, and those where something was due and held by no process so many ms ago."""
        ...

    async def overdue(self, overdue: int, most: int) -> tuple[OverdueRecord, ...]:
        """Returns what is overdue in that sense, `most` of it at most."""
        ...


class DueStore(Protocol):
    """What is due, each row of it held by one process at a time. Methods raise StoreUnavailable."""

    async def take(
        self, most: int, share: GuildShare | None = None, skipped: Collection[tuple[str, str]] = ()
    ) -> tuple[DueRecord, ...]:
        """Returns what is due by now and held by no process, the oldest first, and holds it for LEASE.

        Args:
            share: the guilds whose sessions are taken; None for all.
            skipped: session and kind of what is not taken.
        """
        ...

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        """Holds these for LEASE from now on. Returns those that this process still holds."""
        ...

    async def finish(self, done: DueRecord, again_at: int | None = None) -> None:
        """Removes what is done, or has it happen again at that time, held by no process.

        Does nothing where this process does not hold it, or a later change has put another time or detail in its place.
        """
        ...

    async def add_missing(self, kind: str) -> None:
        """Makes this kind due now at the live sessions of which nothing is due of it."""
        ...


class ShownStore(Protocol):
    """What the messages of tables show, as any process has noted it. Methods raise StoreUnavailable."""

    async def of(self, session: str) -> StoredShown | None:
        """Returns what is noted of the message of this session; None if there is no such session."""
        ...

    async def merge(self, sessions: Collection[str], merge: MergeShown) -> None:
        """Notes what messages show, in one transaction.

        Versions stay as they are.

        Args:
            merge: is called once for each of the sessions, while no other process can note anything about its
                message or change it.
        """
        ...


class PresenceStore(Protocol):
    """When people have acted in channels, for any process. Methods raise StoreUnavailable."""

    async def note(self, acted: Mapping[tuple[int, int], int]) -> None:
        """Notes when people have last acted, in ms since the epoch, by channel and user; a later time stays."""
        ...

    async def remove(self, before: int) -> None:
        """Removes what was before a time, in ms since the epoch."""
        ...

    async def in_channels(self, channels: Collection[int]) -> tuple[tuple[int, int, int], ...]:
        """Returns channel, user and time of what is noted of these channels."""
        ...


class TokenStore(Protocol):
    """Interaction tokens, encrypted, for any process. Methods raise StoreUnavailable."""

    async def keep(self, tokens: Mapping[str, tuple[str, int]]) -> None:
        """Keeps the token of each session until it expires, in place of one that expires earlier; removes expired ones.

        Args:
            tokens: by session, each with its end in ms since the epoch.
        """
        ...

    async def newest(self, session: str) -> str | None:
        """Returns the token that is kept for this session; None if there is none or it has expired."""
        ...


class DoorStore(Protocol):
    """The doors by which people reach the processes. Methods raise StoreUnavailable."""

    async def open(self, door: str, uncredited: int, share: GuildShare | None = None) -> int:
        """Notes that people can act through a door, and credits the time in which nobody could.

        That is the time since it was last noted for the door, or for one that reaches the same guilds, if it is more
        than `uncredited` milliseconds, by the database's clock; of two processes one credits it. Doors whose names have
        the same text after a slash reach different guilds, as `shard 0/64` and `shard 1/64`, and so do shards of two
        counts that have no guild in common, as `shard 0/32` and `shard 1/64`; all others the same.

        The deadlines of the live sessions of `share` move by it, their `idle_since` too where there is a deadline or it
        is more than a minute, their versions are raised, what is due there of the kind `timer` happens that much later,
        and messages that show a wrong time are due. Each session is credited once, though it takes many transactions
        and this process may die between them: the next call goes on, in any process. The door is noted as open only
        when all have it. Returns the milliseconds of the credits that this call has completed.
        """
        ...

    async def note_still_open(self, doors: Collection[str], uncredited: int) -> Collection[str]:
        """Notes that people can still act through these doors. Returns those that were noted within `uncredited` ms.

        The others stay as they are: the time without them is to be credited by `open`.
        """
        ...

    async def note_open(self, doors: Collection[str], at: int | None = None) -> None:
        """Notes that people can act through these doors.

        Args:
            at: ms since the epoch, None for the database's time.
        """
        ...


class LockStore(Protocol):
    """Locks by name that one process at a time holds. Methods raise StoreUnavailable."""

    def hold(self, name: str, within: float | None = None) -> AbstractAsyncContextManager[None]:
        """Returns a block that one process at a time is in, by this name. A process that dies leaves it.

        Args:
            within: the seconds after which StoreUnavailable is raised where another process is in it; None to wait
                for as long as it takes.
        """
        ...

    def hold_if_free(self, name: str) -> AbstractAsyncContextManager[bool]:
        """Returns a block that is entered at once, and yields whether it holds the lock: False where another does."""
        ...


class NoticeStore(Protocol):
    """What processes tell each other. Methods raise StoreUnavailable."""

    async def tell(self, notice: Notice) -> None:
        """Tells all other processes. Raises ValueError for a notice that is too long."""
        ...

    def tell_followers(self, topic: str, notice: Notice) -> None:
        """Tells the other processes that follow a topic, soon. Raises ValueError for a notice that is too long.

        Changes of sessions are told by `commit` itself, to those that follow the session's id: as `kind` "session",
        with its `session` and `version`.
        """
        ...

    def follow(self, topic: str) -> None:
        """Begins to receive what is told about a topic, soon: the listeners are told, as `kind` "followed"."""
        ...

    def unfollow(self, topic: str) -> None:
        """Stops that, soon."""
        ...

    def listen(self, listener: NoticeListener) -> None:
        """Calls the listener with what other processes tell, from now on.

        Also with `{"kind": "missed"}` where some may have been lost, while there was no connection, and with
        `{"kind": "followed", "topics": [...]}` where what is told about these arrives from now on.
        """
        ...


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several processes use. Every method raises StoreUnavailable where the database fails.

    Each change has the version of the session that it was made from; the first of two wins, the other is a Conflict.
    """

    @property
    def newest(self) -> NewestReading: ...

    @property
    def counts(self) -> TableCounting: ...

    @property
    def due(self) -> DueStore: ...

    @property
    def shown(self) -> ShownStore: ...

    @property
    def tokens(self) -> TokenStore: ...

    @property
    def presence(self) -> PresenceStore: ...

    @property
    def doors(self) -> DoorStore: ...

    @property
    def locks(self) -> LockStore: ...

    @property
    def notices(self) -> NoticeStore: ...

    @property
    def process(self) -> str:
        """The name of this process, which no other has or has had."""
        ...

    @property
    def clock_offset(self) -> int:
        """The milliseconds by which the database's clock is ahead of this process's."""
        ...
