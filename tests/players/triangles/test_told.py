"""What the master of Tripple Domino tells is what its games show: samples of games against itself, stored.

`told.csv` has for each sample the number of its game, the share of the rollouts, and whether the seat won the game. It
is made by `bench.arena.calibration` with a slope of 1.
"""

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from bench.arena.calibration import Sample, fit, tenths
from bot.players.triangles.search import told
from bot.players.tripple_domino import SLOPE

with (Path(__file__).parent / "told.csv").open(encoding="utf-8") as file:
    SAMPLES = [Sample(int(game), 0, float(share), float(won)) for game, share, won in csv.reader(file)]


def test_results_follow_what_is_told_and_not_the_rollouts() -> None:
    calibrated = [replace(sample, told=told(sample.told, 2, SLOPE)) for sample in SAMPLES]
    intercept, slope = fit(calibrated)
    assert 0.9 <= slope <= 1.1
    assert abs(intercept) <= 0.15
    assert all(abs(chance - won) <= max(0.04, 2 * error) for _, chance, won, error in tenths(calibrated))
    assert fit(SAMPLES)[1] < 0.9


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_equals_stay_equals_ends_stay_certain_and_the_order_of_moves_stays(seats: int) -> None:
    assert told(1 / seats, seats, SLOPE) == pytest.approx(1 / seats)
    assert [told(share, seats, SLOPE) for share in (0.0, 1.0)] == [0.0, 1.0]
    chances = [told(share / 100, seats, SLOPE) for share in range(101)]
    assert chances == sorted(chances)


def test_alone_the_measure_of_points_is_left_as_it_is() -> None:
    assert told(0.3, 1, SLOPE) == 0.3
