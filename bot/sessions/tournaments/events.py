"""What happens at tournaments, and the callbacks to Discord."""

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
    """A round was paired, or in an arena some more games."""
    OPENED = "opened"
    """The table of a pairing was opened: its pairing has a channel."""
    REFUSED = "refused"
    """Discord has refused a thread for a table; it is tried again every minute. Nothing has changed."""
    DECIDED = "decided"
    """One or more pairings have a result."""
    PAUSED = "paused"
    """An arena game never began: its absent player is not paired until they come back."""
    ENDED = "ended"
    """The last round is over, or the time of the arena: these are the final standings."""
    CANCELLED = "cancelled"
    SCHEDULED = "scheduled"
    """Its event on the server's calendar is new, or has changed, or is gone."""
    POSTED = "posted"
    """It has a new message in its channel."""
    RESUMED = "resumed"
    """Another process has resumed it, as after a restart: its message may be behind."""


MakeThread: TypeAlias = Callable[[Tournament, Pairing], Awaitable[int]]
"""Makes the thread in which a pairing is played, and returns its id.

It is called again for the same pairing if a process dies before the table is open, so it must find a thread that it has
already made. Raises ThreadRefused if Discord does not allow it; after any other error it is called again later.
"""


ShowOnCalendar: TypeAlias = Callable[[Tournament, CalendarEntry], Awaitable[int]]
"""Creates or updates a tournament's event on the calendar, and returns the event's id.

It is called again if a process dies before the id is noted, so it must find an event that it has already made. Raises
EventRefused if Discord does not allow it; after any other error it is called again later.
"""


class EventRefused(Exception):
    """Discord refuses an event: a permission is missing, the calendar is full, or the event was deleted or is over."""


class ThreadRefused(Exception):
    """Discord refuses a thread in the tournament's channel: it was deleted, or a permission is missing."""
