"""What masters tell is what their games show: samples of games against themselves, stored.

They are made by `bench.arena.calibration`. `tris_on_steroids.csv`, of 2,000 games, has a line for all samples of the
same result in which the same was told, in thousandths, with their number.
"""

import csv
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bench.arena.calibration import Sample, as_told, fit, play, read, tenths
from bot.players import PLAYERS
from bot.players.base import Level
from bot.players.compiled import available
from bot.players.tripple_domino import TELLING

FOLDER = Path(__file__).parent / "told"


def samples_of(key: str) -> list[Sample]:
    """Returns the samples of a game with what its master tells."""
    path = FOLDER / f"{key}.csv"
    if key != "tris_on_steroids":
        return as_told(read(path), PLAYERS[key][Level.MASTER])
    with path.open(encoding="utf-8") as file:
        choices = [(float(chance), float(won)) for chance, won, number in csv.reader(file) for _ in range(int(number))]
    return [Sample(number, *choice) for number, choice in enumerate(choices)]


@pytest.mark.parametrize("key", ["tripple_domino", "triodomino", "tris_on_steroids"])
def test_results_follow_what_is_told(key: str) -> None:
    samples = samples_of(key)
    found = fit(samples)
    assert 0.9 <= found.slope <= 1.1
    assert abs(found.intercept) <= 0.15
    assert all(abs(chance - won) <= max(0.04, 3 * error) for _, chance, won, error in tenths(samples))


@pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")
@pytest.mark.parametrize("key", ["tripple_domino", "triodomino"])
def test_the_samples_are_those_of_the_master_as_it_is(key: str) -> None:
    """If it has been changed, what it tells has to be measured again. The shortest game stands for all."""
    samples = read(FOLDER / f"{key}.csv")
    number, _ = Counter(one.game for one in samples).most_common()[-1]
    assert play(key, Level.MASTER, {}, number) == [one for one in samples if one.game == number]


def test_at_tripple_domino_they_do_not_follow_the_rollouts() -> None:
    assert fit(read(FOLDER / "tripple_domino.csv")).slope < 0.9


def test_who_is_nearly_always_sure_and_often_wrong_is_fitted_too() -> None:
    samples = [Sample(0, told, float(n < won)) for told, won in ((0.002, 2), (0.998, 3)) for n in range(5)]
    found = fit(samples)
    assert abs(found.intercept) < 1e-6
    assert 0 <= found.slope < 0.1


def test_more_samples_of_the_same_games_make_the_slope_no_surer() -> None:
    samples = read(FOLDER / "tripple_domino.csv")[:2000]
    assert fit(samples).error > 0
    assert fit(3 * samples).error == pytest.approx(fit(samples).error)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_equals_stay_equals_ends_stay_certain_and_the_order_of_moves_stays(seats: int) -> None:
    telling = replace(TELLING, optimism=1.0)
    assert telling.chance(1 / seats, seats) == pytest.approx(1 / seats)
    assert [telling.chance(share, seats) for share in (0.0, 1.0)] == [0.0, 1.0]
    chances = [telling.chance(share / 100, seats) for share in range(101)]
    assert chances == sorted(chances)


def test_alone_the_measure_of_points_is_left_as_it_is() -> None:
    assert TELLING.chance(0.3, 1) == 0.3
