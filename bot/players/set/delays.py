"""How long a computer looks for a SET, drawn from a distribution of its level."""

from dataclasses import dataclass
from math import exp
from statistics import NormalDist

from bot.games.chance import Chance

STEPS = 1 << 32
"""How many different draws there are."""


@dataclass(frozen=True)
class LogNormal:
    """Delays whose logarithms are distributed normally, as those of people are: often short, now and then long.

    Attributes:
        median: in seconds.
        spread: the standard deviation of the logarithm; by 0.5 two draws of three lie between 0.6 and 1.65 medians.
        least, most: the bounds of delays, as multiples of the median, which stays the same.
    """

    median: float
    spread: float = 0.5
    least: float = 0.0
    most: float = 4.0

    def __call__(self, chance: Chance) -> float:
        drawn = exp(NormalDist(0, self.spread).inv_cdf((chance.below(STEPS) + 0.5) / STEPS))
        return round(self.median * min(max(drawn, self.least), self.most), 3)


@dataclass(frozen=True)
class Uniform:
    """Delays between two numbers of seconds, each equally likely, to the millisecond."""

    least: int
    most: int

    def __call__(self, chance: Chance) -> float:
        return self.least + chance.below(1000 * (self.most - self.least) + 1) / 1000
