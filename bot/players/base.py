"""The protocol of computer players, and a player that looks one move ahead."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.games.base import View
from bot.games.chance import Chance

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

PAUSE = 1.0
"""The seconds before a move outside of races: long enough for people to see the move before."""


class Player(Protocol[V_contra]):
    """A computer player, without state: the same view, moves and luck always lead to the same choice.

    `view` is what the player's own seat sees, `legal` the moves of that seat, at least one.
    """

    def choose(self, view: V_contra, legal: Sequence[str], chance: Chance) -> str:
        """Returns one of the legal moves."""
        ...

    def pause(self, view: V_contra, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to wait before the move.

        Infinite where a race needs no move of this seat: then it does not move until the table has changed.
        """
        ...


AnyPlayer: TypeAlias = Player[Any]


@dataclass(frozen=True)
class OnePly(Generic[V]):
    """A player that rates each move by `rate(view, move)`, and makes one of the best."""

    rate: Callable[[V, str], float]

    def choose(self, view: V, legal: Sequence[str], chance: Chance) -> str:
        ratings = [self.rate(view, move) for move in legal]
        best = max(ratings)
        return chance.pick([move for move, rating in zip(legal, ratings, strict=True) if rating == best])

    def pause(self, view: V, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE
