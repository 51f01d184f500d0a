"""How long a computer looks for a SET, drawn from a distribution of its level."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from statistics import NormalDist
from typing import TypeAlias

from bot.games.chance import Chance
from bot.players.base import PAUSE

Delay: TypeAlias = Callable[[Chance], float]
"""Draws a number of seconds."""

SPREAD = 0.5
"""The standard deviation of the logarithm of a delay: two draws of three lie between 0.6 and 1.65 times the median."""

LONGEST = 4.0
"""The longest delay, as a multiple of the median: one draw in 360 would be longer."""

STEPS = 1 << 32
"""How many different draws there are."""


@dataclass(frozen=True)
class LogNormal:
    """Delays whose logarithms are distributed normally, as those of people are: often short, now and then long.

    No delay is shorter than PAUSE, or longer than LONGEST medians, which changes no median.

    Attributes:
        median: in seconds.
    """

    median: float

    def __call__(self, chance: Chance) -> float:
        drawn = NormalDist(log(self.median), SPREAD).inv_cdf((chance.below(STEPS) + 0.5) / STEPS)
        return round(min(max(exp(drawn), PAUSE), LONGEST * self.median), 3)


@dataclass(frozen=True)
class Uniform:
    """Delays between two numbers of seconds, each equally likely, to the millisecond."""

    least: int
    most: int

    def __call__(self, chance: Chance) -> float:
        return self.least + chance.below(1000 * (self.most - self.least) + 1) / 1000
