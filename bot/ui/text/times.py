"""Days, spans of time and durations in words."""

from datetime import UTC, date, datetime

from bot.ratings.periods import ALL_TIME, MONTH, Calendar, Period
from bot.texts import Texts


def clock_time(milliseconds: int) -> str:
    """Returns a duration in the format of clocks: `3:07`, with hours `1:03:07`."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def hour(at: int) -> str:
    """Returns the hour and minute of a time in ms since the epoch: `20:05 UTC`."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%H:%M} UTC"


def timestamp(at: int, style: str = "R") -> str:
    """Returns a time in ms since the epoch as a Discord timestamp, which each reader sees in their own format.

    Args:
        style: Discord's letter for the format; R is relative to now, such as "in 2 hours".
    """
    return f"<t:{at // 1000}:{style}>"


def short_day(at: int, texts: Texts) -> str:
    """Returns the date (UTC) of a time in ms since the epoch, in digits."""
    then = datetime.fromtimestamp(at / 1000, UTC)
    return texts("day-short", day=f"{then.day:02}", month=f"{then.month:02}", year=str(then.year))


def day_text(day: str, texts: Texts) -> str:
    """Returns a day such as 2026-11-23 in words."""
    return _in_words(date.fromisoformat(day), texts)


def date_text(at: int, texts: Texts) -> str:
    """Returns the date (UTC) of a time in ms since the epoch in words."""
    return _in_words(datetime.fromtimestamp(at / 1000, UTC), texts)


def _in_words(day: date, texts: Texts) -> str:
    return texts("day", day=day.day, month=day.month, year=str(day.year))


def period_name(period: Period, calendar: Calendar, texts: Texts) -> str:
    """Returns the name of a period: "all time", "season October–December 2026", "November 2026"."""
    bounds = calendar.bounds(period)
    if period == ALL_TIME or bounds is None:
        return texts("leaderboard-all-time")
    first = datetime.fromtimestamp(bounds[0] / 1000, UTC)
    last = datetime.fromtimestamp(bounds[1] / 1000 - 1, UTC)
    if period.startswith(MONTH):
        return texts("leaderboard-month", month=_month(first, texts), year=str(first.year))
    return texts("leaderboard-season", first=_month(first, texts), last=_month(last, texts), year=str(last.year))


def _month(day: datetime, texts: Texts) -> str:
    return texts("leaderboard-month-name", month=day.month)
