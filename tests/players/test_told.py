"""What masters tell is what their games show: samples of games against themselves, stored.

They are made by `bench.arena.calibration`. `tripple_domino.csv` and `triodomino.csv`, made with a slope of 1, have for
each sample the number of its game, the share of the rollouts, and the share of the win that the seat had at the end.
`tris_on_steroids.csv`, of 2,000 games, has a line for all samples of the same result in which the same was told, in
thousandths, with their number.
"""

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.arena.calibration import Sample, fit, tenths
from bot.players import triodomino, tripple_domino
from bot.players.triangles.search import Search, told
from bot.players.tripple_domino import SLOPE

FOLDER = Path(__file__).parent / "told"


def rows(name: str) -> list[list[str]]:
    with (FOLDER / f"{name}.csv").open(encoding="utf-8") as file:
        return [*csv.reader(file)]


def rollouts(key: str) -> list[Sample]:
    return [Sample(int(game), 0, float(share), float(won)) for game, share, won in rows(key)]


def as_told(key: str, master: Search[Any]) -> list[Sample]:
    """Returns the samples with what the master tells instead of the share of the rollouts."""
    return [replace(one, told=told(one.told, 2, master.slope, master.optimism)) for one in rollouts(key)]


def counted(key: str) -> list[Sample]:
    choices = [(float(share), float(won)) for share, won, count in rows(key) for _ in range(int(count))]
    return [Sample(number, 0, *choice) for number, choice in enumerate(choices)]


@pytest.mark.parametrize("key", ["tripple_domino", "triodomino", "tris_on_steroids"])
def test_results_follow_what_is_told(key: str) -> None:
    masters: dict[str, Search[Any]] = {"tripple_domino": tripple_domino.MASTER, "triodomino": triodomino.MASTER}
    samples = as_told(key, masters[key]) if key in masters else counted(key)
    intercept, slope = fit(samples)
    assert 0.9 <= slope <= 1.1
    assert abs(intercept) <= 0.15
    assert all(abs(chance - won) <= max(0.04, 3 * error) for _, chance, won, error in tenths(samples))


def test_at_tripple_domino_they_do_not_follow_the_rollouts() -> None:
    assert fit(rollouts("tripple_domino"))[1] < 0.9


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
