"""A tournament on its server's calendar: the contents of its event."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tournaments import round_robin, swiss
from bot.tournaments.tournament import LEAST_PLAYERS, Format, Stage, Tournament

OFF_CALENDAR = "off"
"""The note of a tournament that has no event and will not get one."""


class EventStatus(StrEnum):
    """The status of an event, as Discord defines it."""

    SCHEDULED = "scheduled"
    ACTIVE = "active"
    COMPLETED = "completed"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class CalendarEntry:
    """The contents of an event. Times are ms since the epoch.

    Attributes:
        ends_at: when the last round is over at the latest, with the present number of players.
        message: the tournament's message, to which the event links.
    """

    status: EventStatus
    starts_at: int
    ends_at: int
    message: int

    @property
    def over(self) -> bool:
        """Whether the event is completed or cancelled."""
        return self.status in (EventStatus.COMPLETED, EventStatus.CANCELLED)

    @property
    def note(self) -> str:
        """A note of the contents, stored once the event has them: if it differs, the event has to be changed."""
        return OFF_CALENDAR if self.over else f"{self.status} {self.starts_at} {self.ends_at} {self.message}"


def calendar_entry(tournament: Tournament) -> CalendarEntry | None:
    """Returns what a tournament's event should say; None if it already does, or if there should be no event.

    A tournament gets an event only during registration and if its start is scheduled: an event cannot begin in the
    past.
    """
    if tournament.event_shows == OFF_CALENDAR or tournament.message is None:
        return None
    starts_at = tournament.started_at or tournament.starts_at
    if tournament.event is None and (tournament.status is not Stage.REGISTRATION or starts_at is None):
        return None
    status = {
        Stage.REGISTRATION: EventStatus.SCHEDULED,
        Stage.RUNNING: EventStatus.ACTIVE,
        Stage.FINISHED: EventStatus.COMPLETED,
        Stage.CANCELLED: EventStatus.CANCELLED,
    }[tournament.status]
    starts_at = starts_at or tournament.created_at
    entry = CalendarEntry(status, starts_at, _ends_at(tournament, starts_at), tournament.message)
    return None if entry.note == tournament.event_shows else entry


def _ends_at(tournament: Tournament, starts_at: int) -> int:
    """Returns when the tournament is over at the latest."""
    rounds = 1 if tournament.format is Format.ARENA else _rounds(tournament)
    if tournament.due_at is None:
        return starts_at + rounds * tournament.round_time * 1000
    later = 0 if tournament.format is Format.ARENA else rounds - tournament.round
    return tournament.due_at + later * tournament.round_time * 1000


def _rounds(tournament: Tournament) -> int:
    """Returns the number of rounds; before the start, for the players who have joined so far."""
    if tournament.rounds:
        return tournament.rounds
    players = max(LEAST_PLAYERS, len(tournament.active))
    counts = round_robin.rounds_of if tournament.format is Format.ROUND_ROBIN else swiss.usual_rounds
    return counts(players)
