"""The scheduled events of guilds, except events in voice and stage channels."""

from datetime import UTC, datetime

from sandbox.protocol.errors import ApiError, missing_permissions, unknown
from sandbox.protocol.permissions import Permission
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.guilds import joined_guild
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors
from sandbox.world.calendar import add_event, delete_event, event_changed
from sandbox.world.guilds import Guild
from sandbox.world.scheduled_events import EXTERNAL, GUILD_ONLY, NEXT_STATUSES, EventStatus, ScheduledEvent

MOST_EVENTS = 100
"""The most events per guild that are not over."""

FARTHEST = 5 * 366 * 86_400
"""How many seconds ahead an event may be scheduled at most."""


def list_events(call: Call) -> Reply:
    """Returns the events of a guild that are not over."""
    return Reply([event.json() for event in joined_guild(call).events.values() if not event.over])


def get_event(call: Call) -> Reply:
    """Returns one."""
    return Reply(_event(call, joined_guild(call)).json())


def create_event(call: Call) -> Reply:
    """Creates one, which needs the permission to create events in the guild."""
    guild, world, errors = joined_guild(call), call.world, FormErrors()
    if not guild.permissions(world.bot.id) & Permission.CREATE_EVENTS:
        raise missing_permissions()
    form = Form(call.json, errors)
    _read_kind(form, required=True)
    name = form.text("name", 100, least=1, required=True)
    description = form.text("description", 1000, least=1)
    starts_at = _moment(form, "scheduled_start_time", required=True)
    ends_at = _moment(form, "scheduled_end_time", required=True)
    location = _location(form, required=True)
    _check_times(form, world.clock.now(), starts_at, ends_at, starts_now=True)
    errors.raise_any()
    if sum(not event.over for event in guild.events.values()) >= MOST_EVENTS:
        raise ApiError(400, 30038, f"Maximum number of uncompleted guild scheduled events reached ({MOST_EVENTS})")
    event = ScheduledEvent(
        world.snowflakes.next(),
        guild.id,
        world.bot.id,
        name or "",
        description,
        location or "",
        starts_at or 0.0,
        ends_at or 0.0,
    )
    add_event(world, guild, event)
    return Reply(event.json())


def edit_event(call: Call) -> Reply:
    """Changes an event, or begins or ends it. An event that is over cannot be changed."""
    guild, world, errors = joined_guild(call), call.world, FormErrors()
    event = _event(call, guild)
    _require_write(call, guild, event)
    if event.over:
        raise ApiError(400, 180000, "Cannot modify a finished event")
    form = Form(call.json, errors)
    _read_kind(form)
    status = form.choice("status", set(EventStatus), default=int(event.status))
    if status != event.status and status not in NEXT_STATUSES[event.status]:
        form.error("status", "BASE_TYPE_CHOICES", f"{event.status.name} cannot become {EventStatus(status or 1).name}.")
    elif status == event.status and form.has("status"):
        form.error("status", "BASE_TYPE_CHOICES", f"The event is {event.status.name} already.")
    name, description = form.text("name", 100, least=1), form.text("description", 1000, least=1)
    starts_at, ends_at = _moment(form, "scheduled_start_time"), _moment(form, "scheduled_end_time")
    location = _location(form)
    if form.has("scheduled_start_time") and event.status is not EventStatus.SCHEDULED:
        form.error("scheduled_start_time", "GUILD_SCHEDULED_EVENT_STARTED", "The event has begun.")
    now = world.clock.now()
    starts_now = form.has("scheduled_start_time")
    _check_times(form, now, starts_at or event.starts_at, ends_at or event.ends_at, starts_now=starts_now)
    errors.raise_any()
    event.name, event.location = name or event.name, location or event.location
    event.description = description if "description" in form.body else event.description
    event.starts_at, event.ends_at = starts_at or event.starts_at, ends_at or event.ends_at
    event.status = EventStatus(status or event.status)
    event_changed(world, guild, event)
    return Reply(event.json())


def remove_event(call: Call) -> Reply:
    """Deletes one."""
    guild = joined_guild(call)
    event = _event(call, guild)
    _require_write(call, guild, event)
    delete_event(call.world, guild, event)
    return NO_CONTENT


def _event(call: Call, guild: Guild) -> ScheduledEvent:
    event = guild.events.get(call.ids["event"])
    if event is None:
        raise unknown("Guild Scheduled Event")
    return event


def _require_write(call: Call, guild: Guild, event: ScheduledEvent) -> None:
    """Requires CREATE_EVENTS or MANAGE_EVENTS for the bot's own event, MANAGE_EVENTS for others' events."""
    own = event.creator == call.world.bot.id
    wanted = Permission.MANAGE_EVENTS | (Permission.CREATE_EVENTS if own else 0)
    if not guild.permissions(call.world.bot.id) & wanted:
        raise missing_permissions()


def _read_kind(form: Form, *, required: bool = False) -> None:
    """Reads the fields that are the same for all events here."""
    form.choice("privacy_level", {GUILD_ONLY}, default=None if required else GUILD_ONLY)
    form.choice("entity_type", {EXTERNAL}, default=None if required else EXTERNAL)
    if form.has("channel_id"):
        form.error("channel_id", "BASE_TYPE_NULL", "An external event has no channel.")
    for key in ("image", "recurrence_rule"):
        if form.has(key):
            form.error(key, "UNSUPPORTED", f"The sandbox has no {key}")


def _location(form: Form, *, required: bool = False) -> str | None:
    metadata = form.child("entity_metadata", required=required)
    return metadata.text("location", 100, least=1, required=True) if metadata else None


def _moment(form: Form, key: str, *, required: bool = False) -> float | None:
    """Reads a time in ISO 8601 as Unix time; UTC if it has no time zone."""
    text = form.text(key, 40, required=required)
    if text is None:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        form.error(key, "DATE_TIME_TYPE_PARSE", f"Could not parse {text}. Should be ISO8601.")
        return None
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def _check_times(form: Form, now: float, starts_at: float | None, ends_at: float | None, *, starts_now: bool) -> None:
    """Checks that an event neither begins nor ends in the past, and ends after it begins."""
    if starts_at is None or ends_at is None:
        return
    if starts_now and starts_at <= now:
        form.error("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    if starts_at > now + FARTHEST:
        form.error("scheduled_start_time", "GUILD_SCHEDULED_EVENT_TOO_FAR", "Cannot schedule event so far ahead.")
    if ends_at <= max(starts_at, now):
        form.error("scheduled_end_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "An event ends after it begins.")


_ALL, _ONE = "/guilds/{guild}/scheduled-events", "/guilds/{guild}/scheduled-events/{event}"
_WRITE = Bucket("scheduled events", 5, 5.0)

ROUTES = (
    Route("GET", _ALL, list_events),
    Route("POST", _ALL, create_event, _WRITE),
    Route("GET", _ONE, get_event),
    Route("PATCH", _ONE, edit_event, _WRITE),
    Route("DELETE", _ONE, remove_event, _WRITE),
)
