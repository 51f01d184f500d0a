"""The player of the lower levels: it sometimes moves without looking."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.chance import Chance
from bot.games.tris_on_steroids.view import View
from bot.players.base import PAUSE, Player


@dataclass(frozen=True)
class Careless:
    """A player that makes any legal move in `percent` of its steps, and the better player's move in the others."""

    better: Player[View]
    percent: int

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns any move, or the better player's."""
        careless = chance.below(100) < self.percent
        return chance.pick(legal) if careless else self.better.choose(view, legal, chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the better player's ratings."""
        return self.better.ratings(view, legal, chance)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE
