"""The protocol of computer players, and their levels."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.games.base import View
from bot.games.chance import Chance

V_contra = TypeVar("V_contra", bound=View, contravariant=True)

PAUSE = 1.0
"""The seconds before a move outside of races: long enough for people to see the move before."""

WON, EVEN, LOST = 1.0, 0.5, 0.0
"""The ratings of a move after which the seat wins for certain, after which it wins half of its games, and none."""


class Level(StrEnum):
    """How strong a computer player is, the weakest level first."""

    EASY = "easy"
    FAIR = "fair"
    HARD = "hard"
    MASTER = "master"


DEFAULT_LEVEL = Level.FAIR

STRONGEST_LAST = tuple(Level)


class Player(Protocol[V_contra]):
    """A computer player of one level, without state: the same view, moves and luck always lead to the same choice.

    `view` is what the player's own seat sees, `legal` the moves of that seat, at least one. How long a player thinks is
    counted in positions or games tried, never in seconds, so that its choice does not depend on the machine.
    """

    def choose(self, view: V_contra, legal: Sequence[str], chance: Chance) -> str:
        """Returns one of the legal moves."""
        ...

    def ratings(self, view: V_contra, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns for each legal move what the player expects of it, from LOST to WON."""
        ...

    def pause(self, view: V_contra, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to wait before the move.

        In a race they count from when the table last changed. Infinite where it needs no move of this seat: then it
        does not move until the table has changed.
        """
        ...


AnyPlayer: TypeAlias = Player[Any]


def best_move(legal: Sequence[str], ratings: Sequence[float], chance: Chance) -> str:
    """Returns a move of the highest rating; among several each is equally likely."""
    best = max(ratings)
    return chance.pick([move for move, rating in zip(legal, ratings, strict=True) if rating == best])
