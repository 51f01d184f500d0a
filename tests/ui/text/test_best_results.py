"""A score is written as a number of points, one or several, above zero and below it."""

import pytest

from bot.texts import texts_in
from bot.ui.text.best_results import score_in_points


@pytest.mark.parametrize(
    ("language", "score", "written"),
    [
        ("en", 1, "1 point"),
        ("en", -1, "−1 point"),
        ("en", 0, "0 points"),
        ("en", -12, "−12 points"),
        ("it", 1, "1 punto"),
        ("de", 2, "2 Punkte"),
        ("fr", 0, "0 point"),
    ],
)
def test_a_score_is_written_as_one_point_or_several(language: str, score: int, written: str) -> None:
    assert score_in_points(score, texts_in(language)) == written
