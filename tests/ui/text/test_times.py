"""Times in words."""

from bot.ui.text.times import hour


def test_games_of_one_day_are_told_apart_by_the_hour() -> None:
    assert (hour(0), hour(72_300_000)) == ("00:00 UTC", "20:05 UTC")
