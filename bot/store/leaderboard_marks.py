"""The marks of a leaderboard: its people at regular distances, from which pages and ranks are counted."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

STEP = 500
"""The people from one mark to the next."""

MOST = 2**31 - 1
"""More than a person can have in the first column by which a leaderboard is ordered; its negative is less."""


class Standing(NamedTuple):
    """Where somebody stands on a leaderboard, which is in the order of two columns and of ids.

    Attributes:
        high, low: the columns, the highest first: settled and points, or score and negative duration.
        person: the lowest id first.
    """

    high: int
    low: int
    person: int

    @property
    def first_of_equals(self) -> "Standing":
        """The standing before all people who share this rank."""
        return self._replace(person=0)

    @property
    def order(self) -> tuple[int, int, int]:
        """A key that sorts standings."""
        return -self.high, -self.low, self.person


BEFORE_ALL = Standing(MOST, 0, 0)
AFTER_ALL = Standing(-MOST, 0, 0)


@dataclass(frozen=True)
class Marks:
    """The marks of a leaderboard.

    Attributes:
        people: on the whole leaderboard.
        standings: at the places 0, STEP, 2 * STEP ...; the first one is BEFORE_ALL.
    """

    people: int = 0
    standings: Sequence[Standing] = (BEFORE_ALL,)

    def at(self, place: int) -> tuple[int, Standing]:
        """Returns the place of the last mark that is not after a place, counted from 0, and its standing."""
        mark = min(place // STEP, len(self.standings) - 1)
        return mark * STEP, self.standings[mark]

    def before(self, standing: Standing) -> tuple[int, Standing]:
        """Returns the place of the last mark that is not after a standing, and the mark's standing."""
        mark = max(0, bisect_right(self.standings, standing.order, key=lambda one: one.order) - 1)
        return mark * STEP, self.standings[mark]
