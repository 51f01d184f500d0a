"""Seasons and months by UTC."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.periods import ALL_TIME, Calendar, Period

TIMES = st.integers(0, 4_000_000_000_000)


def at(text: str) -> int:
    """Returns a time in ms since the epoch."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("when", "season", "month"),
    [
        ("2026-10-01T00:00", "S2026-10", "M2026-10"),
        ("2026-09-30T23:59", "S2026-07", "M2026-09"),
        ("2026-12-31T23:59", "S2026-10", "M2026-12"),
        ("2027-01-01T00:00", "S2027-01", "M2027-01"),
    ],
)
def test_seasons_of_three_months_begin_in_january_april_july_and_october(when: str, season: str, month: str) -> None:
    assert Calendar().periods_of(at(when)) == (ALL_TIME, season, month)


@given(TIMES, st.integers(1, 12))
def test_a_time_lies_within_its_periods(when: int, months: int) -> None:
    calendar = Calendar(months)
    for period in calendar.periods_of(when)[1:]:
        begin, end = calendar.bounds(period) or (0, 0)
        assert begin <= when < end
        assert period in calendar.periods_of(begin)


@given(TIMES, st.integers(1, 12))
def test_the_season_before_a_season_ends_where_it_begins(when: int, months: int) -> None:
    calendar = Calendar(months)
    season = calendar.season_of(when)
    begin, _ = calendar.bounds(season) or (0, 0)
    if begin > 0:
        assert (calendar.bounds(calendar.season_of(begin - 1)) or (0, 0))[1] == begin
        assert calendar.season_number(begin - 1) == calendar.season_number(when) - 1


@pytest.mark.parametrize("text", ["2026-10", "S2026", "M2026-13", "M2026-00", "X2026-10", "M2026/10", "Mabcd-10"])
def test_what_is_no_period_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        Calendar().bounds(Period(text))


def test_all_time_has_no_bounds() -> None:
    assert Calendar().bounds(ALL_TIME) is None
