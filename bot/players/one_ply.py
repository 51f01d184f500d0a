"""A player that looks one move ahead. It needs no compiled search, and measures what the searching players gain."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.base import View
from bot.games.chance import Chance
from bot.players.base import EVEN, best_move

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class OnePly(Generic[V]):
    """A player that values each move by `value(view, move)`, in any unit, and makes one of the best."""

    value: Callable[[V, str], float]

    def choose(self, view: V, legal: Sequence[str], chance: Chance) -> str:
        return best_move(legal, self._values(view, legal), chance)

    def ratings(self, view: V, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - no luck in it
        """Returns the values on a scale around EVEN: this player compares moves, but estimates no chance of winning."""
        values = self._values(view, legal)
        most = max(map(abs, values)) or 1
        return [EVEN + value / most / 4 for value in values]

    def _values(self, view: V, legal: Sequence[str]) -> list[float]:
        return [self.value(view, move) for move in legal]
