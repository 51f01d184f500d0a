"""The interface of a store that several processes use at the same time."""

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
    """Something overdue at a session, with the fields that tell which program can handle it.

    Attributes:
        game, rules, options: None if it is not about a session; the options are JSON.
    """

    session: str
    kind: str
    game: str | None
    rules: int | None
    options: str | None


@dataclass(frozen=True)
class GuildShare:
    """The guilds of some shards, given as a range of the `count` shards. Shard 0 also has what belongs to no guild."""

    shards: range
    count: int


Notice: TypeAlias = Mapping[str, object]
"""Something that one process tells the others, as JSON with a `kind`. It may get lost."""

NoticeListener: TypeAlias = Callable[[Notice], None]


@dataclass(frozen=True)
class StoredShown:
    """The state that a session's message shows, as in a ShownRecord, or empty if unknown; and the session's version."""

    shown: str
    version: int


@dataclass(frozen=True)
class MergedShown:
    """The new note about a session's message.

    Attributes:
        due: something that becomes due at the session; if its kind is due already, the earlier time stays.
        done: the kind that is no longer due; empty for none.
    """

    shown: str
    due: DueRecord | None = None
    done: str = ""


MergeShown: TypeAlias = Callable[[str, StoredShown], MergedShown]
"""Called with a session and what is noted about its message; returns what to note from now on."""


class NewestReading(Protocol):
    """Reads what other processes may have changed, before this one answers. Methods raise StoreUnavailable."""

    async def versions(self, channels: Collection[int], sessions: Collection[str]) -> tuple[SessionVersion, ...]:
        """Returns the versions of these sessions, and of the live sessions of these channels."""
        ...

    async def live_in(self, guilds: Collection[int]) -> tuple[SessionVersion, ...]:
        """Returns the live sessions of these guilds."""
        ...

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        """Returns the host of each live session of this guild that belongs to no tournament."""
        ...

    async def live_outside(self, guilds: Collection[int], share: GuildShare) -> tuple[SessionVersion, ...]:
        """Returns the live sessions of a share's guilds except these, without sessions outside of guilds."""
        ...

    async def settings_of(
        self, guilds: Collection[int], people: Collection[int]
    ) -> tuple[tuple[GuildSettingsRecord, ...], tuple[UserSettingsRecord, ...]]:
        """Returns the settings of these guilds and users, if they have changed any, without unreadable rows."""
        ...


class TableCounting(Protocol):
    """Counts the tables of all processes. Methods raise StoreUnavailable."""

    async def tables(self, overdue: int) -> TableCounts:
        """Counts live sessions, and those at which something has been due, and held by no process, for `overdue` ms."""
        ...

    async def overdue(self, overdue: int, most: int) -> tuple[OverdueRecord, ...]:
        """Returns up to `most` records of what has been due, and held by no process, for `overdue` ms."""
        ...


class DueStore(Protocol):
    """The rows of what is due, each held by one process at a time. Methods raise StoreUnavailable."""

    async def take(
        self, most: int, share: GuildShare | None = None, skipped: Collection[tuple[str, str]] = ()
    ) -> tuple[DueRecord, ...]:
        """Returns what is due by now and held by no process, oldest first, and holds it for LEASE.

        Args:
            share: the guilds whose rows are taken; None for all.
            skipped: the session and the kind of rows that are not taken.
        """
        ...

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        """Holds these records for LEASE from now on. Returns those that this process still holds."""
        ...

    async def finish(self, done: DueRecord, again_at: int | None = None) -> None:
        """Removes a record that is done, or makes it due at `again_at`, held by no process.

        Does nothing if this process does not hold the record, or a later change has replaced its time or detail.
        """
        ...

    async def add_missing(self, kind: str) -> None:
        """Makes this kind due now at all live sessions at which it is not due."""
        ...


class ShownStore(Protocol):
    """Notes, for all processes, what the messages of tables show. Methods raise StoreUnavailable."""

    async def of(self, session: str) -> StoredShown | None:
        """Returns what is noted about this session's message; None if there is no such session."""
        ...

    async def merge(self, sessions: Collection[str], merge: MergeShown) -> None:
        """Notes what messages show, in one transaction.

        The sessions keep their versions.

        Args:
            merge: called once for each session, while no other process can change the session or note anything
                about its message.
        """
        ...


class PresenceStore(Protocol):
    """Notes, for all processes, when people have last acted in channels. Methods raise StoreUnavailable."""

    async def note(self, acted: Mapping[tuple[int, int], int]) -> None:
        """Notes when people have last acted, in ms since the epoch, by channel and user; a later time stays."""
        ...

    async def remove(self, before: int) -> None:
        """Removes the notes of times before this one, in ms since the epoch."""
        ...

    async def in_channels(self, channels: Collection[int]) -> tuple[tuple[int, int, int], ...]:
        """Returns channel, user and time of each note about these channels."""
        ...


class TokenStore(Protocol):
    """Interaction tokens, encrypted, for all processes. Methods raise StoreUnavailable."""

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

        The credited time begins when the door, or one that reaches the same guilds, was last noted as open, by the
        database's clock. It has to be more than `uncredited` milliseconds, and only one process credits it. Doors whose
        names have the same text after a slash reach different guilds, as `shard 0/64` and `shard 1/64`, and so do
        shards of two counts without a common guild, as `shard 0/32` and `shard 1/64`; all others reach the same guilds.

        In the live sessions of `share`, deadlines and the rows due of the kind `timer` move by that time, `idle_since`
        too if there is a deadline or the time is more than a minute; versions are raised, and messages that show a
        wrong time become due. Each session is credited once, though this takes many transactions: if this process dies
        between them, the next call continues, in any process. The door is noted as open only after all sessions are
        credited. Returns the milliseconds of the credits that this call has completed.
        """
        ...

    async def note_still_open(self, doors: Collection[str], uncredited: int) -> Collection[str]:
        """Notes that people can still act through these doors. Returns those that were noted within `uncredited` ms.

        The notes of other doors stay as they are: `open` has to credit the time without them.
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
        """Returns a block that only one process at a time can be in, by this name. A process that dies leaves it.

        Args:
            within: the seconds after which StoreUnavailable is raised if another process is still in the block;
                None to wait for as long as it takes.
        """
        ...

    def hold_if_free(self, name: str) -> AbstractAsyncContextManager[bool]:
        """Returns a block that is entered at once, and yields whether this process holds the lock."""
        ...


class NoticeStore(Protocol):
    """The notices between processes. Methods raise StoreUnavailable."""

    async def tell(self, notice: Notice) -> None:
        """Tells all other processes. Raises ValueError for a notice that is too long."""
        ...

    def tell_followers(self, topic: str, notice: Notice) -> None:
        """Tells the other processes that follow a topic, shortly. Raises ValueError for a notice that is too long.

        `commit` itself tells the followers of a session's id that the session has changed: with the `kind`
        "session", its `session` and `version`.
        """
        ...

    def follow(self, topic: str) -> None:
        """Begins to receive notices about a topic, shortly: listeners get the `kind` "followed" when it has begun."""
        ...

    def unfollow(self, topic: str) -> None:
        """Stops receiving notices about a topic, shortly."""
        ...

    def listen(self, listener: NoticeListener) -> None:
        """Calls the listener with each notice of another process, from now on.

        Also with `{"kind": "missed"}` if notices may have been lost while there was no connection, and with
        `{"kind": "followed", "topics": [...]}` once notices about these topics arrive.
        """
        ...


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several processes use. Every method raises StoreUnavailable if the database fails.

    Each change names the session's version that it was made from; the first of two wins, the other is a Conflict.
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
        """The name of this process, which no other process has or has had."""
        ...

    @property
    def clock_offset(self) -> int:
        """The milliseconds by which the database's clock is ahead of this process's."""
        ...
