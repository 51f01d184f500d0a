"""What the rest of the bot may ask of a store that several processes use at the same time."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from bot.store.interface import Store
from bot.store.records import DueRecord

LEASE = 1_500
"""Milliseconds for which a process holds what is due without renewing the lease; then another one takes it."""


@dataclass(frozen=True)
class SessionVersion:
    """A session as other processes know it. channel: None for one that has ended."""

    session: str
    version: int
    channel: int | None


@dataclass(frozen=True)
class GuildShare:
    """The guilds of some shards: those numbers of `count` shards. Shard 0 also has what belongs to no guild."""

    shards: range
    count: int


Notice: TypeAlias = Mapping[str, object]
"""Something that one process tells the others, as JSON; `kind` says what. It may get lost."""

NoticeListener: TypeAlias = Callable[[Notice], None]

MergeShown: TypeAlias = Callable[[str, str, str], tuple[str, DueRecord | None]]
"""Is given a session, what is noted of its message, and what was confirmed now, both as a ShownRecord has it.

Returns what is to be noted, and what is due at the session in addition, if anything is.
"""


class SharedStore(Store, Protocol):
    """A store that several processes use. Every method raises StoreUnavailable where the database fails.

    Each change has the version of the session that it was made from; the first of two wins, the other is a Conflict.
    """

    @property
    def process(self) -> str:
        """The name of this process, which no other has or has had."""
        ...

    async def versions(self, channels: Collection[int], sessions: Collection[str]) -> tuple[SessionVersion, ...]:
        """Returns these sessions, and the live sessions of these channels."""
        ...

    async def live_in(self, guilds: Collection[int]) -> tuple[SessionVersion, ...]:
        """Returns the live sessions of these guilds."""
        ...

    async def take_due(self, most: int, share: GuildShare | None = None) -> tuple[DueRecord, ...]:
        """Returns what is due by now and held by no process, the oldest first, and holds it for LEASE.

        share: the guilds whose sessions are taken; None for all.
        """
        ...

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        """Holds these for LEASE from now on. Returns those that this process still holds."""
        ...

    async def finish(self, done: DueRecord, again_at: int | None = None) -> None:
        """Removes what is done, or has it happen again at that time, unless a later change has replaced it."""
        ...

    async def shown_of(self, session: str) -> str:
        """Returns what the message of this session shows, as a ShownRecord has it; empty if nothing is noted."""
        ...

    async def merge_shown(self, confirmed: Mapping[str, str], merge: MergeShown) -> None:
        """Notes what messages show, by session, in one transaction.

        merge: is called once for each session, while no other process can note anything about it. What it returns as
        due is added to what is due at the session; of two times for one kind the earlier one stays. Versions stay.
        """
        ...

    async def tell(self, notice: Notice) -> None:
        """Tells the other processes. Only changes of sessions are told by `commit` itself, as `kind` "session"."""
        ...

    def listen_to_notices(self, listener: NoticeListener) -> None:
        """Has the listener called with what other processes tell, from now on."""
        ...
