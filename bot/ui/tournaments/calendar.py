"""The events of tournaments on their servers' calendars, where the bot may create events."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord

from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.tournaments.events import EventRefused
from bot.tournaments.calendar import CalendarEntry, EventStatus
from bot.tournaments.tournament import Tournament
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import has_refused
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.tournaments.panels import message_link
from bot.ui.tournaments.wording import plain_lines

BAD_REQUEST = 400

SHORTEST = 60_000
"""The least duration of an event in milliseconds, since Discord requires it to end after it begins."""

STATUSES: Mapping[EventStatus, tuple[discord.EventStatus | None, ...]] = {
    EventStatus.SCHEDULED: (None,),
    EventStatus.ACTIVE: (discord.EventStatus.active, None),
    EventStatus.COMPLETED: (discord.EventStatus.completed, discord.EventStatus.cancelled),
    EventStatus.CANCELLED: (discord.EventStatus.cancelled, discord.EventStatus.completed),
}
"""The statuses to set for an event: the second one is tried if Discord refuses the first.

Discord begins and ends events by their times on its own, at about the same moment as the tournament, and accepts no
status twice: an event that has begun is completed, one that has not is cancelled.
"""


class TournamentCalendar:
    """Creates and changes the event of a tournament, if the bot has the permission.

    The location of an event is the link to the tournament's message. It identifies the event if the answer to its
    creation was lost.
    """

    def __init__(self, client: ReplyingClient, settings: GuildSettingsCache) -> None:
        self._client = client
        self._settings = settings

    async def show(self, tournament: Tournament, entry: CalendarEntry) -> int:
        """Creates or changes the event, and returns its id.

        Raises EventRefused, and discord.py's errors while Discord is unreachable.
        """
        try:
            async with self._client.limiter.reserved(background):
                event = tournament.event or await self._find(tournament)
                if event is None:
                    return await self._create(tournament, entry)
                await self._edit(tournament, event, entry)
                return event
        except discord.HTTPException as error:
            if not has_refused(error):
                raise
            raise EventRefused(str(error)) from error

    async def _find(self, tournament: Tournament) -> int | None:
        """Returns the event that an earlier attempt has created."""
        own = str(self._client.application_id)
        for event in await self._client.http.get_scheduled_events(tournament.guild, with_user_count=False):
            metadata: Mapping[str, object] = event.get("entity_metadata") or {}
            if event.get("creator_id") == own and metadata.get("location") == message_link(tournament):
                return int(event["id"])
        return None

    async def _create(self, tournament: Tournament, entry: CalendarEntry) -> int:
        texts = guild_texts(self._settings, tournament.guild, tournament.locale)
        created = await self._client.http.create_guild_scheduled_event(
            tournament.guild,
            name=tournament.name,
            description="\n".join([*plain_lines(tournament, texts), texts("tournament-event-join")]),
            privacy_level=discord.PrivacyLevel.guild_only.value,
            entity_type=discord.EntityType.external.value,
            scheduled_start_time=_iso(entry.starts_at),
            **_changing(tournament, entry),
        )
        return int(created["id"])

    async def _edit(self, tournament: Tournament, event: int, entry: CalendarEntry) -> None:
        """Changes the event. If Discord refuses a status, which it may have set on its own, tries the next one."""
        *first, last = STATUSES[entry.status]
        changes = {} if entry.over else await self._changes(tournament, event, entry)
        for status in first:
            try:
                await self._send(tournament, event, changes, status)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
            else:
                return
        await self._send(tournament, event, changes, last)

    async def _changes(self, tournament: Tournament, event: int, entry: CalendarEntry) -> Mapping[str, Any]:
        """Returns the new fields of the event.

        Its end stays after its announced beginning, even if the tournament begins and ends earlier.
        """
        announced = await self._client.http.get_scheduled_event(tournament.guild, event, with_user_count=False)
        begins_at = round(datetime.fromisoformat(announced["scheduled_start_time"]).timestamp() * 1000)
        return _changing(tournament, replace(entry, ends_at=max(entry.ends_at, begins_at + SHORTEST)))

    async def _send(
        self, tournament: Tournament, event: int, changes: Mapping[str, Any], status: discord.EventStatus | None
    ) -> None:
        if status is not None:
            changes = {**changes, "status": status.value}
        await self._client.http.edit_scheduled_event(tournament.guild, event, **changes)


def _changing(tournament: Tournament, entry: CalendarEntry) -> dict[str, Any]:
    """Returns the fields of an event that may change after its creation."""
    return {"scheduled_end_time": _iso(entry.ends_at), "entity_metadata": {"location": message_link(tournament)}}


def _iso(at: int) -> str:
    """Returns a moment (ms since the epoch) in the format of Discord's API."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat()
