"""The rating model: Plackett-Luce as Weng and Lin approximate it, with weighted games and softening."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from bot.ratings.plackett_luce import MU, SIGMA, updated

VERSION = 4
"""The version of the computation in this module and `evidence`: raised when the same results give other ratings."""

INITIAL = 1500
"""The points of a rating before the first game."""

POINTS = 40
"""Points for one unit of the model's scale, on which a new player has 25 +- 8."""

DRIFT = 25.0 / 300.0
"""The standard deviation by which a strength may change from one game to the next (tau in the paper's terms)."""

CERTAIN_SIGMA = SIGMA / sqrt(2)
"""The uncertainty up to which a rating may settle: half of a new player's variance is gone.

That takes 12 games among new players, and 7 against settled ones. Other sites ask for about as many: lichess calls
ratings provisional above a deviation of 110 of 500.
"""

SOFTENING = 0.25
"""The part of what is known about a strength that a new season discounts, in mu and in the variance.

A person who returns after a year has lost two thirds of the distance from the start; a champion who plays on loses a
quarter, which good games bring back within weeks: a season is won by playing in it. Glickman's systems, too, let the
deviation grow with each rating period without games, up to a new player's (http://www.glicko.net/glicko/glicko.pdf).
"""


class Rating(NamedTuple):
    """An estimated strength: the mean and the standard deviation of what it may be."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """The estimate in the points that people see."""
        return round(INITIAL + POINTS * (self.mu - MU))

    @property
    def certain(self) -> bool:
        """Whether the estimate is certain enough to be ranked, if it rests on enough people."""
        return self.sigma <= CERTAIN_SIGMA


def rated(ratings: Sequence[Rating], ranks: Sequence[int], weights: Sequence[float] | None = None) -> list[Rating]:
    """Returns the ratings after a game.

    >>> [rating.points for rating in rated([Rating(), Rating()], ranks=[1, 2])]
    [1605, 1395]
    >>> [rating.points for rating in rated([Rating(), Rating()], ranks=[1, 2], weights=[1, 1 / 2])]
    [1605, 1447]

    The update is one step along the derivatives of the log likelihood, which scale by the weight, and so do the steps
    of mu and of the variance; the drift does, too, so that games without weight change nothing.

    Args:
        ranks: the rank of each player; 1 is best, ties share one.
        weights: for each player the power to which the likelihood of the result is raised, at most 1: half the weight
            is half the evidence (a power posterior, Bissiri, Holmes and Walker, JRSS B 78 (2016)). None: 1 for all.
    """
    weights = weights or [1.0] * len(ratings)
    before = [
        Rating(rating.mu, sqrt(rating.sigma * rating.sigma + weight * DRIFT * DRIFT))
        for rating, weight in zip(ratings, weights, strict=True)
    ]
    after = updated(before, ranks)
    return [
        Rating(
            old.mu + weight * (new.mu - old.mu),
            sqrt(old.sigma * old.sigma + weight * (new.sigma * new.sigma - old.sigma * old.sigma)),
        )
        for old, new, weight in zip(before, after, weights, strict=True)
    ]


def softened(rating: Rating, seasons: int) -> Rating:
    """Returns a rating as it is at the first game after this many new seasons have begun."""
    if seasons <= 0:
        return rating
    kept = (1 - SOFTENING) ** seasons
    variance = SIGMA * SIGMA + kept * (rating.sigma * rating.sigma - SIGMA * SIGMA)
    return Rating(MU + kept * (rating.mu - MU), sqrt(variance))
