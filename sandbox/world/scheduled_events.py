"""Scheduled events of guilds: only external ones, which do not happen in a channel of Discord."""

from dataclasses import dataclass
from enum import IntEnum

from sandbox.protocol.encoding import Json, iso
from sandbox.world.clock import Timer

EXTERNAL, GUILD_ONLY = 3, 2
"""The only entity type here, and Discord's only privacy level."""


class EventStatus(IntEnum):
    """An event's status; the values are Discord's."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


NEXT_STATUSES = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
    EventStatus.COMPLETED: set[EventStatus](),
    EventStatus.CANCELED: set[EventStatus](),
}
"""The statuses that may follow each status."""


@dataclass(slots=True)
class ScheduledEvent:
    """An event of a guild. Times are Unix times. `timer` sets the next automatic status."""

    id: str
    guild: str
    creator: str
    name: str
    description: str | None
    location: str
    starts_at: float
    ends_at: float
    status: EventStatus = EventStatus.SCHEDULED
    timer: Timer | None = None

    @property
    def over(self) -> bool:
        """Whether the event is completed or cancelled, and so can't change any more."""
        return not NEXT_STATUSES[self.status]

    def json(self) -> Json:
        """Returns Discord's scheduled event object."""
        return {
            "id": self.id,
            "guild_id": self.guild,
            "channel_id": None,
            "creator_id": self.creator,
            "name": self.name,
            "description": self.description,
            "image": None,
            "scheduled_start_time": iso(self.starts_at),
            "scheduled_end_time": iso(self.ends_at),
            "privacy_level": GUILD_ONLY,
            "status": int(self.status),
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": {"location": self.location},
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
        }
