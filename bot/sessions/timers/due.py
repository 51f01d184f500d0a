"""What can be due at a table, and who is told of it: see `bot.sessions.coordination` for where it is kept."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from bot.sessions.session import Session
from bot.store.sessions import DueRecord

__all__ = ["NOTHING_DUE", "Due", "DueCallback", "DueChange", "DueKind", "DueRecord", "OtherDueCallback"]


class DueKind(StrEnum):
    """What can be due at a table, at most one of each kind. The values are in the store, so they never change."""

    TIMER = "timer"
    """A deadline, a reminder, a ping, or the end of an idle game."""
    COMPUTER = "computer"
    """A computer's turn. detail: the ply."""
    MESSAGE = "message"
    """The table's message may be behind."""
    PING = "ping"
    """Players are to be pinged. detail: the value of the `TableEvent` that says why."""
    TOURNAMENT = "tournament"
    """Something may have to be done at a tournament, whose id is in place of a session's."""
    DUEL = "duel"
    """A duel is over, or its message may be behind: its id is in place of a session's."""


GOES_ON = -1
"""What a callback returns whose work goes on: the row is held until a later change puts another one in its place."""

DueCallback: TypeAlias = Callable[[Session, DueRecord], Awaitable[int | None]]
"""Does what is due at a session, which is the newest one, maybe ended.

Returns when it is to happen again, in ms since the epoch; None if it is done; or GOES_ON. It is called again later
where it raises an error, and by another process where this one dies before it returns. What it is about may have
changed since it became due.
"""

OtherDueCallback: TypeAlias = Callable[[DueRecord], Awaitable[int | None]]
"""Does what is due at something other than a session; otherwise like DueCallback."""


@dataclass(frozen=True)
class DueChange:
    """What becomes due by a change, and of which kinds nothing is due any more. The other kinds stay as they are."""

    due: tuple[DueRecord, ...]
    not_due: tuple[str, ...] = ()


NOTHING_DUE = DueChange(())


class Due(Protocol):
    """Calls back for what is due at tables and tournaments, one process for each row."""

    def on(self, kind: DueKind, callback: DueCallback, *, lost: Callable[[str], None] | None = None) -> None:
        """Registers the callback for rows of this kind.

        Args:
            lost: is called with the session's id where the work of a callback goes on, but another process has
                taken it over, or has put something else in its place.
        """
        ...

    def on_other(self, kind: DueKind, callback: OtherDueCallback) -> None:
        """Registers the callback for rows of this kind, which are not about a session."""
        ...

    def changed(self, about: str, change: DueChange) -> None:
        """Follows a durable change of a session or tournament: begins what is due now, and drops what no longer is."""
        ...

    def give_back(self, session_id: str, kind: DueKind, again_at: int) -> None:
        """Reschedules what is running here to that time (ms since the epoch), for any process to do."""
        ...

    def start(self) -> None:
        """Begins to call back. Further calls have no effect."""
        ...

    async def close(self) -> None:
        """Waits for the callbacks that are running; no others are called."""
        ...
