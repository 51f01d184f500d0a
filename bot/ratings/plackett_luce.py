"""The private part of openskill that ratings use, `PlackettLuce._compute`: only here.

`PlackettLuce.rate` checks and copies all that it is given, for which it takes six times as long as for the update, and
draws a random id for each copy. tests/ratings/test_model.py compares both.
"""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3.0
"""The estimate before the first game, and its uncertainty (standard deviation)."""


class Estimate(NamedTuple):
    """The mean and the standard deviation of what a strength may be."""

    mu: float
    sigma: float


def updated(estimates: Sequence[tuple[float, float]], ranks: Sequence[int]) -> list[Estimate]:
    """Returns what `PlackettLuce.rate` returns for teams of one.

    Args:
        ranks: of each, 1 is best and ties share.
    """
    model = model_of_openskill()
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    teams = [[model.rating(mu, sqrt(sigma * sigma))] for mu, sigma in (estimates[one] for one in order)]
    after = model._compute(teams, [float(ranks[one]) for one in order])
    found = {one: Estimate(player.mu, player.sigma) for one, (player,) in zip(order, after, strict=True)}
    return [found[one] for one in range(len(ranks))]


@cache
def model_of_openskill() -> "PlackettLuce":
    """Returns the model; the first call imports it, which takes a tenth of a second and 5 MB."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  imported only when a game is rated

    return PlackettLuce(mu=MU, sigma=SIGMA, tau=0.0)
