"""Days (UTC) as texts such as 2026-11-23, and conversions from and to times in ms since the epoch."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

DAY, HOUR = 86_400_000, 3_600_000

GRACE = HOUR
"""Milliseconds after the end of a day in which attempts may still be finished; then the seeds are shown."""


def day_of(now: int) -> str:
    """Returns the day of this time."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def hour_of(now: int) -> int:
    """Returns the hour (UTC) of this time, 0 to 23."""
    return now % DAY // HOUR


def days_after(day: str, count: int) -> str:
    """Returns the day `count` days later, or earlier if negative."""
    return (date.fromisoformat(day) + timedelta(days=count)).isoformat()


def begins_at(day: str) -> int:
    """Returns the first moment of a day."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY


def ends_at(day: str) -> int:
    """Returns the first moment after a day."""
    return begins_at(day) + DAY


def revealed_at(day: str) -> int:
    """Returns when a day's puzzles end for everybody: no more moves, and seeds and leaderboards are shown."""
    return ends_at(day) + GRACE


@dataclass(frozen=True)
class Streak:
    """On how many days in a row somebody has finished a puzzle.

    Attributes:
        now: the streak up to today or yesterday.
        best: the longest streak ever.
    """

    now: int
    best: int


def streak(days: Iterable[str], today: str) -> Streak:
    """Returns the streak of somebody who has finished puzzles on these days, which are in order and distinct."""
    runs = [("", 0), *_runs(days)]
    last, run = runs[-1]
    goes_on = last in (today, days_after(today, -1))
    return Streak(run if goes_on else 0, max(run for _, run in runs))


def first_streak_of(days: Iterable[str], length: int) -> str | None:
    """Returns the day on which somebody first reached a streak of this length; None if never.

    Args:
        days: as for `streak`.
    """
    return next((day for day, run in _runs(days) if run == length), None)


def _runs(days: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yields each day and the length of the run of consecutive days that ends with it."""
    run, last = 0, ""
    for day in days:
        run = run + 1 if last and day == days_after(last, 1) else 1
        last = day
        yield day, run
