"""Days and streaks of daily puzzles."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.sessions.daily.days import DAY, Streak, begins_at, day_of, days_after, ends_at, hour_of, streak

TODAY = "2026-11-23"


@given(st.dates(date(2020, 1, 1), date(2100, 1, 1)), st.integers(0, DAY - 1))
def test_every_moment_is_in_its_day_and_hour(day: date, after: int) -> None:
    now = begins_at(day.isoformat()) + after
    assert day_of(now) == day.isoformat()
    assert hour_of(now) == after // 3_600_000
    assert ends_at(day_of(now)) == begins_at(days_after(day_of(now), 1))


@given(st.sets(st.integers(0, 30)))
def test_a_streak_is_the_longest_run_of_days_and_goes_on_if_today_or_yesterday_is_in_it(ago: set[int]) -> None:
    days = sorted((date.fromisoformat(TODAY) - timedelta(days=one)).isoformat() for one in ago)
    runs = [sum(1 for _ in iter_run(ago, one)) for one in ago if one - 1 not in ago]
    now = max((sum(1 for _ in iter_run(ago, one)) for one in (0, 1) if one in ago), default=0)
    assert streak(days, TODAY) == Streak(now, max(runs, default=0))


def iter_run(ago: set[int], first: int) -> range:
    """Returns the days in a row from this one into the past."""
    end = first
    while end in ago:
        end += 1
    return range(first, end)
