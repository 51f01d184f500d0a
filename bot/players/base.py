"""What a computer opponent is: a view in, a move out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.games.base import View
from bot.games.chance import Chance

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

PAUSE = 1.0
"""Seconds that pass before a move where nobody races: long enough to see what went before."""


class Player(Protocol[V_contra]):
    """Someone to play with, pure: the same view, moves and luck always lead to the same choice.

    `view` is what the player's own seat sees, `legal` the moves of that seat, of which there is at least one.
    """

    def choose(self, view: V_contra, legal: Sequence[str], chance: Chance) -> str:
        """One of the legal moves."""
        ...

    def pause(self, view: V_contra, legal: Sequence[str], chance: Chance) -> float:
        """How many seconds the player seems to think before making the move that it would choose.

        Infinite where a race asks nothing of this seat: then it does not move until the table has changed.
        """
        ...


AnyPlayer: TypeAlias = Player[Any]


@dataclass(frozen=True)
class OnePly(Generic[V]):
    """A player who weighs what each move would lead to, by `worth(view, move)`, and makes one of the best."""

    worth: Callable[[V, str], float]

    def choose(self, view: V, legal: Sequence[str], chance: Chance) -> str:
        worths = [self.worth(view, move) for move in legal]
        best = max(worths)
        return chance.pick([move for move, worth in zip(legal, worths, strict=True) if worth == best])

    def pause(self, view: V, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - each move takes as long
        return PAUSE
