"""The spans of time that leaderboards are about: all time, a season, a month. Seasons and months go by UTC."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import NewType

Period = NewType("Period", str)
"""`""` for all time, `S2026-10` for the season that began in that month, `M2026-11` for a month."""

ALL_TIME = Period("")

SEASON, MONTH = "S", "M"
"""The first letters of periods."""

DAY = 86_400_000
"""Milliseconds."""


DAYS_KEPT = 1_000
"""The number of days whose months are cached: a game needs a few of them, about twenty times each."""


def day_of(at: int) -> int:
    """Returns the day (UTC) of a time in ms since the epoch, counted from 1970."""
    return at // DAY


def month_of(at: int) -> Period:
    """Returns the month of a time in ms since the epoch."""
    return _period(MONTH, _month_number(at))


@dataclass(frozen=True)
class Calendar:
    """The seasons of a bot.

    Attributes:
        season_months: the length of a season; with 3, seasons begin in January, April, July and October.
    """

    season_months: int = 3

    def season_of(self, at: int) -> Period:
        """Returns the season of a time in ms since the epoch."""
        return _period(SEASON, self.season_number(at) * self.season_months)

    def season_number(self, at: int) -> int:
        """Returns the number of the season of a time in ms since the epoch: the next season has the next number."""
        return _month_number(at) // self.season_months

    def periods_of(self, at: int) -> tuple[Period, Period, Period]:
        """Returns the periods that a time belongs to: all time, its season, its month.

        >>> Calendar().periods_of(1_795_478_400_000)
        ('', 'S2026-10', 'M2026-11')
        """
        return ALL_TIME, self.season_of(at), month_of(at)

    def bounds(self, period: Period) -> tuple[int, int] | None:
        """Returns when a season or month begins and when the next one does, ms since the epoch; None for all time.

        Raises ValueError for a text that is no period.
        """
        if period == ALL_TIME:
            return None
        number = _number(period)
        return _start(number), _start(number + (self.season_months if period[0] == SEASON else 1))


def _month_number(at: int) -> int:
    return _month_of_day(day_of(at))


@lru_cache(DAYS_KEPT)
def _month_of_day(day: int) -> int:
    found = datetime.fromtimestamp(day * DAY / 1000, UTC)
    return found.year * 12 + found.month - 1


@lru_cache(DAYS_KEPT)
def _period(kind: str, number: int) -> Period:
    return Period(f"{kind}{number // 12:04}-{number % 12 + 1:02}")


def _number(period: str) -> int:
    """Returns the number of the month in which a season or month begins."""
    kind, year, dash, month = period[:1], period[1:5], period[5:6], period[6:]
    if kind not in (SEASON, MONTH) or dash != "-" or not (year.isdecimal() and month.isdecimal()):
        raise ValueError(f"not a period: {period}")
    if not 1 <= int(month) <= 12:
        raise ValueError(f"not a month: {period}")
    return int(year) * 12 + int(month) - 1


def _start(number: int) -> int:
    return int(datetime(number // 12, number % 12 + 1, 1, tzinfo=UTC).timestamp()) * 1000
