"""Adds, changes and deletes scheduled events, and begins and ends them at their times."""

from sandbox.world.events import ScheduledEventChanged
from sandbox.world.guilds import Guild
from sandbox.world.scheduled_events import EventStatus, ScheduledEvent
from sandbox.world.world import World


def add_event(world: World, guild: Guild, event: ScheduledEvent) -> None:
    """Adds to a guild an event that begins and ends by itself at its times."""
    guild.events[event.id] = event
    world.emit(ScheduledEventChanged("CREATE", guild, event))
    _schedule(world, guild, event)


def event_changed(world: World, guild: Guild, event: ScheduledEvent) -> None:
    """Emits an event's change and reschedules it. Events that are over are no longer listed."""
    world.emit(ScheduledEventChanged("UPDATE", guild, event))
    _schedule(world, guild, event)


def delete_event(world: World, guild: Guild, event: ScheduledEvent) -> None:
    """Deletes an event."""
    if event.timer:
        event.timer.cancel()
    del guild.events[event.id]
    world.emit(ScheduledEventChanged("DELETE", guild, event))


def _schedule(world: World, guild: Guild, event: ScheduledEvent) -> None:
    """Sets the timer that begins the event, or ends it."""
    if event.timer:
        event.timer.cancel()
    if event.over:
        return
    begun = event.status is EventStatus.ACTIVE
    due, status = (event.ends_at, EventStatus.COMPLETED) if begun else (event.starts_at, EventStatus.ACTIVE)

    def go_on() -> None:
        event.status = status
        event_changed(world, guild, event)

    event.timer = world.clock.call_later(due - world.clock.now(), go_on)
