"""What happens at tournaments, and who is told of it."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TypeAlias

from bot.tournaments.calendar import CalendarEntry
from bot.tournaments.tournament import Pairing, Tournament


class TournamentEvent(StrEnum):
    """What happened at a tournament."""

    CREATED = "created"
    JOINED = "joined"
    WITHDRAWN = "withdrawn"
    STARTED = "started"
    """It has started; PAIRED follows."""
    PAIRED = "paired"
    """A round was paired, or in an arena one more game."""
    OPENED = "opened"
    """The table of a pairing was opened: its pairing has a channel."""
    REFUSED = "refused"
    """Discord has refused a thread for a table; it is tried again every minute. Nothing has changed."""
    DECIDED = "decided"
    """One or more pairings have a result."""
    PAUSED = "paused"
    """In an arena a game never began, and its player who was away is not paired until they come back."""
    ENDED = "ended"
    """The last round is over, or the time of the arena: these are the final standings."""
    CANCELLED = "cancelled"
    SCHEDULED = "scheduled"
    """Its event on the server's calendar is new, or has changed, or is gone."""
    POSTED = "posted"
    """It has a new message in its channel."""
    RESUMED = "resumed"
    """A restarted process has taken it up again: its message may be behind."""


MakeThread: TypeAlias = Callable[[Tournament, Pairing], Awaitable[int]]
"""Makes the thread in which a pairing is played, and returns its id.

It is called again for the same pairing where a process dies before the table is open, so it must find a thread that it
has made. Raises ThreadRefused where Discord does not allow it; any other error has it called again later.
"""


ShowOnCalendar: TypeAlias = Callable[[Tournament, CalendarEntry], Awaitable[int]]
"""Makes the event of a tournament say this, and returns the event's id. A tournament without one gets one.

It is called again where a process dies before that is noted, so it must find an event that it has made. Raises
EventRefused where Discord does not allow it; any other error has it called again later.
"""


class EventRefused(Exception):
    """Discord refuses an event: a permission is missing, the calendar is full, or the event was deleted or is over."""


class ThreadRefused(Exception):
    """Discord refuses a thread in the tournament's channel: it was deleted, or a permission is missing."""
