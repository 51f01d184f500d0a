"""Time zones of servers: what time it is there, and when their week begins. pytz is imported here alone, since
`fluent.runtime` needs it anyway.

It brings its own data: `zoneinfo` needs that of the operating system, which slim images and Windows lack.
"""

from datetime import datetime, time, timedelta

import pytz

ZONES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "UTC",
    "Europe/London",
    "Europe/Rome",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Brisbane",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""The zones that a server may choose from, from west to east: as many as a select has lines."""

HOURS = range(24)

SUNDAY = 6


def local_time(now: int, zone: str) -> datetime:
    """Returns what time it is in a zone, one of ZONES, at a time in ms since the epoch."""
    return datetime.fromtimestamp(now / 1000, pytz.timezone(zone))


def newest_sunday(now: int, hour: int, zone: str) -> tuple[str, int]:
    """Returns the last Sunday of a zone whose hour has come, as 2026-11-22, and when that was, in ms."""
    day = local_time(now, zone).date()
    day -= timedelta(days=(day.weekday() - SUNDAY) % 7)
    for sunday in (day, day - timedelta(days=7)):
        begun = pytz.timezone(zone).localize(datetime.combine(sunday, time(hour)))
        at = int(begun.timestamp() * 1000)
        if at <= now:
            break
    return sunday.isoformat(), at


def newest_week(now: int, hour: int, zone: str) -> tuple[int, int]:
    """Returns from when until when the week was that ended last at this hour of a Sunday, in ms.

    It begins where the one before ended, also where it is an hour shorter or longer than others.
    """
    _, until = newest_sunday(now, hour, zone)
    _, since = newest_sunday(until - 1, hour, zone)
    return since, until
