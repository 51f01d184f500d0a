"""What masters tell is what their games show: samples of games against themselves, stored.

They are made by `bench.arena.calibration`. `tripple_domino.csv`, made with a slope of 1, has for each sample the number
of its game, the share of the rollouts, and whether the seat won the game. `tris_on_steroids.csv`, of 2,000 games, has a
line for all samples of the same result in which the same was told, in thousandths, with their number.
"""

import csv
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bench.arena.calibration import Sample, fit, tenths
from bot.players.triangles.search import told
from bot.players.tripple_domino import OPTIMISM, SLOPE

FOLDER = Path(__file__).parent / "told"


def rows(name: str) -> list[list[str]]:
    with (FOLDER / f"{name}.csv").open(encoding="utf-8") as file:
        return [*csv.reader(file)]


ROLLOUTS = [Sample(int(game), 0, float(share), float(won)) for game, share, won in rows("tripple_domino")]
CHOICES = [(float(share), float(won)) for share, won, count in rows("tris_on_steroids") for _ in range(int(count))]


@pytest.mark.parametrize(
    "samples",
    [
        [replace(sample, told=told(sample.told, 2, SLOPE, OPTIMISM)) for sample in ROLLOUTS],
        [Sample(number, 0, *choice) for number, choice in enumerate(CHOICES)],
    ],
    ids=["tripple_domino", "tris_on_steroids"],
)
def test_results_follow_what_is_told(samples: Sequence[Sample]) -> None:
    intercept, slope = fit(samples)
    assert 0.9 <= slope <= 1.1
    assert abs(intercept) <= 0.15
    assert all(abs(chance - won) <= max(0.04, 3 * error) for _, chance, won, error in tenths(samples))


def test_at_tripple_domino_they_do_not_follow_the_rollouts() -> None:
    assert fit(ROLLOUTS)[1] < 0.9


def test_who_is_nearly_always_sure_and_often_wrong_is_fitted_too() -> None:
    samples = [Sample(0, 0, told, float(n < won)) for told, won in ((0.002, 2), (0.998, 3)) for n in range(5)]
    intercept, slope = fit(samples)
    assert abs(intercept) < 1e-6
    assert 0 <= slope < 0.1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_equals_stay_equals_ends_stay_certain_and_the_order_of_moves_stays(seats: int) -> None:
    assert told(1 / seats, seats, SLOPE) == pytest.approx(1 / seats)
    assert [told(share, seats, SLOPE) for share in (0.0, 1.0)] == [0.0, 1.0]
    chances = [told(share / 100, seats, SLOPE) for share in range(101)]
    assert chances == sorted(chances)


def test_alone_the_measure_of_points_is_left_as_it_is() -> None:
    assert told(0.3, 1, SLOPE) == 0.3
