"""A player that does not always look: for levels that beginners can beat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.base import View
from bot.games.chance import Chance
from bot.players.base import Player

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Careless(Generic[V]):
    """A player that moves at random in `percent` % of its turns, and as `player` would in the others."""

    player: Player[V]
    percent: int

    def choose(self, view: V, legal: Sequence[str], chance: Chance) -> str:
        """Returns a random move or the player's."""
        return chance.pick(legal) if chance.below(100) < self.percent else self.player.choose(view, legal, chance)

    def ratings(self, view: V, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the ratings of the player when it does look."""
        return self.player.ratings(view, legal, chance)
