"""Which leaderboard is shown is read from custom ids, which a modified client may write."""

import pytest

from bot.ratings.periods import ALL_TIME, Period
from bot.sessions.refusals import Refusal
from bot.ui.rankings.leaderboard_choice import Contest, LeaderboardChoice, checked_period
from bot.ui.rankings.leaderboard_view import offered_periods


def test_a_finished_game_leads_to_its_leaderboard_and_one_for_one_to_its_high_scores() -> None:
    assert LeaderboardChoice.parse("set") == LeaderboardChoice(game="set")
    token = Contest("solitaire=yes", alone=True).token
    assert LeaderboardChoice.parse(f"set {token}") == LeaderboardChoice(game="set", contest=token)


def test_periods_are_read() -> None:
    assert [checked_period(name) for name in ("", "S2026-10", "M2026-11")] == [ALL_TIME, "S2026-10", "M2026-11"]


@pytest.mark.parametrize("name", ["M2026-0001", "M2026-1", "M02026-11", "M2026-\u0661\u0661", "D2026-11", "M2026-13"])
def test_other_texts_are_no_periods(name: str) -> None:
    with pytest.raises(Refusal, match="unknown-button"):
        checked_period(name)
    with pytest.raises(Refusal, match="unknown-button"):
        LeaderboardChoice.parse(f"sp..{name}..")


def test_all_time_is_offered_first_then_seasons_then_months_the_latest_first() -> None:
    known = [Period(one) for one in ("M2026-11", "M2025-12", "S2026-07", ALL_TIME, "S2026-10")]
    offered = ["", "S2026-10", "S2026-07", "M2026-11", "M2026-10", "M2025-12"]
    assert offered_periods(Period("S2026-07"), known, [ALL_TIME, Period("M2026-10")]) == offered
