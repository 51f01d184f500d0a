"""What can be due at a table, and how it calls back; `bot.sessions.coordination` implements it."""

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
    """A deadline, a reminder, a ping, or the closing of an idle game."""
    COMPUTER = "computer"
    """A computer's turn. detail: the ply."""
    MESSAGE = "message"
    """The table's message may be behind."""
    PING = "ping"
    """Players have to be pinged. detail: the value of the `TableEvent` that is the reason."""
    TOURNAMENT = "tournament"
    """A tournament may need work; its id takes the place of a session's."""
    DUEL = "duel"
    """A duel is over, or its message may be behind; its id takes the place of a session's."""


GOES_ON = -1
"""Returned by a callback whose work goes on: the row is held until a later change replaces it."""

DueCallback: TypeAlias = Callable[[Session, DueRecord], Awaitable[int | None]]
"""Does due work at a session, given its newest snapshot, which may have ended.

Returns when it is due again, in ms since the epoch; None if it is done; or GOES_ON. It is called again later if it
raises an error, and by another process if this one dies before it returns. The session may have changed since the work
became due.
"""

OtherDueCallback: TypeAlias = Callable[[DueRecord], Awaitable[int | None]]
"""Does due work that is not about a session; otherwise like DueCallback."""


@dataclass(frozen=True)
class DueChange:
    """What a change makes due, and the kinds of which nothing is due any more. Other kinds stay as they are."""

    due: tuple[DueRecord, ...]
    not_due: tuple[str, ...] = ()


NOTHING_DUE = DueChange(())


class Due(Protocol):
    """Calls back for due work at tables, tournaments and duels, in one process for each row."""

    def on(self, kind: DueKind, callback: DueCallback, *, lost: Callable[[str], None] | None = None) -> None:
        """Registers the callback for rows of this kind.

        Args:
            lost: is called with the session's id if a callback's work goes on but another process has taken it over or
                replaced it.
        """
        ...

    def on_other(self, kind: DueKind, callback: OtherDueCallback) -> None:
        """Registers the callback for rows of this kind, which are not about a session."""
        ...

    def changed(self, about: str, change: DueChange) -> None:
        """Follows a durable change of a session or tournament: begins work due now, and drops what no longer is."""
        ...

    def give_back(self, session_id: str, kind: DueKind, again_at: int) -> None:
        """Reschedules work that goes on here for this time (ms since the epoch), in any process."""
        ...

    def start(self) -> None:
        """Begins to call back. Further calls have no effect."""
        ...

    async def close(self) -> None:
        """Waits for running callbacks; no others are called."""
        ...
