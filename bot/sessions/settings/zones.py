"""Time zones of servers: what time it is there, and when their week begins. Only this file imports pytz, which
`fluent.runtime` needs anyway.

pytz has its own data: `zoneinfo` needs the operating system's, which slim images and Windows lack.
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
"""The zones that a server may choose from, from west to east: as many as a select can have."""

HOURS = range(24)

SUNDAY = 6


def local_time(now: int, zone: str) -> datetime:
    """Returns the local time in one of ZONES for a time in ms since the epoch."""
    return datetime.fromtimestamp(now / 1000, pytz.timezone(zone))


def newest_sunday(now: int, hour: int, zone: str) -> tuple[str, int]:
    """Returns a zone's last Sunday on which this hour has come, such as 2026-11-22, and that time in ms."""
    day = local_time(now, zone).date()
    day -= timedelta(days=(day.weekday() - SUNDAY) % 7)
    for sunday in (day, day - timedelta(days=7)):
        begun = pytz.timezone(zone).localize(datetime.combine(sunday, time(hour)))
        at = int(begun.timestamp() * 1000)
        if at <= now:
            break
    return sunday.isoformat(), at


def newest_week(now: int, hour: int, zone: str) -> tuple[int, int]:
    """Returns the beginning and end of the last week that ended on a Sunday at this hour, in ms since the epoch.

    A week begins when the previous one ended, even if it is an hour shorter or longer than usual.
    """
    _, until = newest_sunday(now, hour, zone)
    _, since = newest_sunday(until - 1, hour, zone)
    return since, until
