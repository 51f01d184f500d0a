"""Strengths after a game, by the Plackett-Luce model as Weng and Lin approximate it, for one person a seat.

R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4.
"""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

REFERENCE = "openskill 6.2.0"
"""The library whose `PlackettLuce.rate` returns the same to the last bit, but takes four times as long: see
tests/ratings/test_model.py."""

MU, SIGMA = 25.0, 25.0 / 3.0
"""The estimate before the first game, and its uncertainty (standard deviation)."""

BETA_SQUARED = (SIGMA / 2) ** 2
"""The variance of how well somebody plays from game to game."""

KAPPA = 0.0001
"""The smallest part of a variance that a game leaves."""


class Estimate(NamedTuple):
    """The mean and the standard deviation of what a strength may be."""

    mu: float
    sigma: float


def updated(estimates: Sequence[tuple[float, float]], ranks: Sequence[int]) -> list[Estimate]:
    """Returns the estimates after a game.

    Args:
        ranks: the rank of each; 1 is best, ties share one.
    """
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    variances = [sigma**2 for _, sigma in estimates]
    c = sqrt(_sum([variances[one] + BETA_SQUARED for one in order]))
    strengths = [exp(mu / c) for mu, _ in estimates]
    not_before = [_sum([strengths[one] for one in order if ranks[one] >= rank]) for rank in ranks]
    found = []
    for seat, (mu, sigma) in enumerate(estimates):
        omega = delta = 0.0
        for one in order:
            if ranks[one] <= ranks[seat]:
                chance, ties = strengths[seat] / not_before[one], ranks.count(ranks[one])
                omega += ((1 - chance) if one == seat else -chance) / ties
                delta += chance * (1 - chance) / ties
        variance = variances[seat]
        step = omega * (variance / c)
        shrinking = delta * (variance / c**2) * (sqrt(variance) / c)
        found.append(Estimate(mu + step, sigma * sqrt(max(1 - shrinking, KAPPA))))
    return found


def _sum(values: Iterable[float]) -> float:
    """Adds the values one after the other. From Python 3.12 on, `sum` rounds differently."""
    total = 0.0
    for value in values:
        total += value
    return total
